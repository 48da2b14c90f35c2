import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhoIsHere } from '../api/session';
import { refuseListing } from '../require-session';

export interface CreateListingLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The creation mode; the form when nothing else is said. */
  to?: '/create-listing' | '/create-image-listing' | '/create-voice-listing' | '/create-text-listing';
  onNavigate?: () => void;
}

/** The way to a creation mode. Without a session the reader stays where they are and is told why (spec 1 §5). */
export function CreateListingLink({ to = '/create-listing', onNavigate, onClick, ...link }: CreateListingLinkProps) {
  const whoIsHere = useWhoIsHere();
  const navigate = useNavigate();
  const { t } = useTranslation();

  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClick?.(event);
    if (!(await whoIsHere())) {
      refuseListing(t);
      return;
    }
    onNavigate?.();
    await navigate({ to });
  };

  return <Link {...link} to={to} preload={false} onClick={(event) => void press(event)} />;
}
