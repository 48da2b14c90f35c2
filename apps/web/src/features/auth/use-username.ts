import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usernameAvailabilityQuery } from './api/username-availability';
import { useSettled } from '../../timing/use-settled';
import { mistakeKey, usernameMistake } from './username-mistake';

/** Milliseconds of rest after the last key before the server is asked. */
const rest = 400;

export interface UsernameState {
  value: string;
  change: (value: string) => void;
  /** A translation key. */
  error: string | null;
  checking: boolean;
  free: boolean;
  suggestions: readonly string[];
}

/** A username as it is typed and what is known of it. A server that does not answer blocks nobody: it decides on submit. */
export function useUsername(): UsernameState {
  const [value, setValue] = useState('');
  const name = value.trim();
  const settled = useSettled(name, rest);
  const mistake = name === '' ? null : usernameMistake(name);
  const askable = name !== '' && mistake === null;
  const { data, isFetching } = useQuery({
    ...usernameAvailabilityQuery(settled),
    enabled: askable && settled === name,
  });

  const answer = askable && settled === name ? data : undefined;
  const taken = answer?.available === false;
  return {
    value,
    change: setValue,
    error: mistake ?? (taken ? (mistakeKey(answer.problem) ?? 'auth:username.taken') : null),
    checking: askable && (settled !== name || isFetching),
    free: answer?.available === true,
    suggestions: taken ? answer.suggestions : [],
  };
}
