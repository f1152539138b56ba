import { useCallback, useState } from 'react';

/** Which rows show their details. */
export interface Expansion {
  readonly expanded: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
}

export function useExpandedRows(): Expansion {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { expanded, toggle };
}
