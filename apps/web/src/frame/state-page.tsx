import { EmptyState } from '@vybac/ui';
import type { ReactNode } from 'react';
import type { PictureName } from '../pictures';
import { Picture } from '../pictures/picture';
import { usePageTitle } from './page-title';

export interface StatePageProps {
  picture: PictureName;
  title: string;
  text: string;
  /** The ways on: links or buttons. */
  action: ReactNode;
}

/** A whole page that says how things stand, and leads on: not found, removed, sign in first. */
export function StatePage({ picture, title, ...words }: StatePageProps) {
  usePageTitle(title);
  return <EmptyState {...words} heading="h1" picture={<Picture name={picture} eager />} title={title} />;
}
