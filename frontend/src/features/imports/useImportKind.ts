import { importKinds, type ImportKind } from '@contracts/rules/import-kinds';

import { useUrlState } from '../../shared/navigation/useUrlState';

/** Kind of the listed imports, in the URL; null for all. Another kind begins on the first page. */
export function useImportKind() {
  const [params, change] = useUrlState();
  const kind = importKinds.find((one) => one === params.get('kind')) ?? null;
  const show = (nextKind: ImportKind | null) => {
    change((now) => {
      if (nextKind) now.set('kind', nextKind);
      else now.delete('kind');
      now.delete('page');
      return now;
    });
  };
  return { kind, show };
}
