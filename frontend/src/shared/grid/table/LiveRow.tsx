import { GridRow, type GridSlotProps } from '@mui/x-data-grid';

import type { LiveReadModel } from '@contracts/realtime/messages';

import { useIsChanged } from '../../live/changed-rows';

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    readonly readModel?: LiveReadModel | undefined;
  }
}

/** A row that draws itself again when somebody else has changed it, while the others stay as they are. */
export function LiveRow({ readModel, ...row }: GridSlotProps['row']) {
  const isChanged = useIsChanged(readModel, row.rowId);
  return <GridRow {...row} className={isChanged ? 'AppChangedRow' : ''} />;
}
