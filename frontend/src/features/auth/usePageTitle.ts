import { useEffect } from 'react';

import { BRAND } from '../../shared/text/brand';

/** Names the tab of a screen that stands outside the shell. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
