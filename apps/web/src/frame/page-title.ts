import { useEffect } from 'react';

export const productName = 'Vybac';

/** Sets the title of the browser tab, e.g. "Messages · Vybac". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title]);
}
