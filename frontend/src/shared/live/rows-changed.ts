import type { LiveRows, RowsChanged } from '@contracts/realtime/messages';
import type { Position } from '@contracts/realtime/position';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

/** Reduces rows to the fields that name them. */
export const toRowsChanged = ({ readModel, clientId, position, rows }: LiveRows): RowsChanged => ({
  readModel,
  clientId,
  position,
  rows: rows.map(nameOf),
});

const nameOf = ({ id, connoteNumber, status, manifestId }: ConsignmentListItem) => ({
  consignmentId: id,
  connoteNumber,
  status,
  ...(manifestId !== null && { manifestId }),
});

/** The same, only for rows changed after this browser's last command, and thus by others. */
export function toRowsChangedByOthers(message: LiveRows, lastCommand: Position): RowsChanged {
  const ids = new Set(
    message.moves.filter(({ position }) => position > lastCommand).map(({ id }) => id),
  );
  return toRowsChanged({ ...message, rows: message.rows.filter(({ id }) => ids.has(id)) });
}
