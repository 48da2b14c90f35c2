import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhoIsHere } from '../api/session';
import { refuseListing } from '../require-session';

export interface CreateListingLinkProps {
  className?: string;
  children: ReactNode;
  onNavigate?: () => void;
}

/** The way to /create-listing. Without a session the reader stays where they are and is told why (spec 1 §5). */
export function CreateListingLink({ className, children, onNavigate }: CreateListingLinkProps) {
  const whoIsHere = useWhoIsHere();
  const navigate = useNavigate();
  const { t } = useTranslation();

  const onClick = async (event: MouseEvent) => {
    event.preventDefault();
    if (!(await whoIsHere())) {
      refuseListing(t);
      return;
    }
    onNavigate?.();
    await navigate({ to: '/create-listing' });
  };

  return (
    <Link to="/create-listing" preload={false} className={className} onClick={(event) => void onClick(event)}>
      {children}
    </Link>
  );
}
