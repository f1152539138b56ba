import type { LiveRows, RowsChanged } from '@contracts/realtime/messages';
import type { Position } from '@contracts/realtime/position';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

/** Reduces rows to the fields that identify them. */
export const toRowsChanged = ({ readModel, clientId, position, rows }: LiveRows): RowsChanged => ({
  readModel,
  clientId,
  position,
  rows: rows.map(toRowKey),
});

const toRowKey = ({ id, connoteNumber, status, manifestId }: ConsignmentListItem) => ({
  consignmentId: id,
  connoteNumber,
  status,
  ...(manifestId !== null && { manifestId }),
});

/** Reduces a message to the rows changed by other users, which are those changed after this browser's last command. */
export function toRowsChangedByOthers(message: LiveRows, lastCommand: Position): RowsChanged {
  const ids = new Set(
    message.moves.filter(({ position }) => position > lastCommand).map(({ id }) => id),
  );
  return toRowsChanged({ ...message, rows: message.rows.filter(({ id }) => ids.has(id)) });
}
