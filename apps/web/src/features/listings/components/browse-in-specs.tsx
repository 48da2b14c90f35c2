import { readListingsSearch } from '@vybac/contracts/listings';
import { useSearch } from '@tanstack/react-router';
import { windowOf } from '../../../testing/window-width';
import { BrowsePage } from './browse-page';

/** The browse page at its address. */
export const browse = {
  path: '/listings',
  component: function Browse() {
    return <BrowsePage search={readListingsSearch(useSearch({ strict: false }))} />;
  },
};

/** What jsdom has not: a window's width, and pointers, with which checkboxes press themselves. */
export function furnishBrowser(): void {
  window.PointerEvent = MouseEvent as never;
  windowOf(1440);
}

/** A first page of answers. */
export const firstPage = {
  nextCursor: null,
  total: 1,
  totalIsLeast: false,
  correctedQuery: null,
  didYouMean: null,
  leavesOutUnplaced: false,
};
