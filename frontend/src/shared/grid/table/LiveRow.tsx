import { GridRow, type GridSlotProps } from '@mui/x-data-grid';
import { memo, use } from 'react';

import type { LiveReadModel } from '@contracts/realtime/messages';

import { useIsChanged } from '../../live/changed-rows';
import { LatestRows } from './useLatestRows';

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    readonly readModel?: LiveReadModel | undefined;
  }
}

/**
 * A row that draws itself again when it shows something else, or when somebody else has changed it,
 * while the others stay as they are. The grid would draw all of them.
 */
export const LiveRow = memo(({ readModel, ...row }: GridSlotProps['row']) => {
  const isChanged = useIsChanged(readModel, row.rowId);
  const latest = use(LatestRows).get(row.rowId) ?? row.row;
  return <GridRow {...row} row={latest} className={isChanged ? 'AppChangedRow' : ''} />;
});
