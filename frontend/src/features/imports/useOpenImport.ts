import { useUrlState } from '../../shared/navigation/useUrlState';

/** Opens the plan of an import. */
export function useOpenImport() {
  const [, change] = useUrlState();
  return (id: number) => {
    change(() => new URLSearchParams({ id: String(id) }));
  };
}

/** Returns from an import to the list; another one that was opened since stays open. */
export function useImportList(id: number) {
  const [, change] = useUrlState();
  return () => {
    change((now) => (now.get('id') === String(id) ? new URLSearchParams() : now));
  };
}
