import { useEffect } from 'react';

import { BRAND } from '../../shared/text/brand';

/** Sets the document title of a screen outside the shell. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
