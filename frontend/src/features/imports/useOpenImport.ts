import { useUrlState } from '../../shared/navigation/useUrlState';

/** Opens the plan of an import. */
export function useOpenImport() {
  const [, change] = useUrlState();
  return (id: number) => {
    change(() => new URLSearchParams({ id: String(id) }));
  };
}

/** Returns to the list of imports. */
export function useImportList() {
  const [, change] = useUrlState();
  return () => {
    change(() => new URLSearchParams());
  };
}
