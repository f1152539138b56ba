import { recordOf } from '@contracts/keys-of.js';

import type { StoredRow } from '../import-rows.repository.js';
import { consignmentColumns, type ConsignmentRow, type RowGroup } from './consignment-template.js';

/** The rows of a group as they were read. @throws when its cells have been deleted */
export function toRowGroup({
  reference,
  cells,
}: {
  readonly reference: string;
  readonly cells: readonly StoredRow[];
}): RowGroup {
  const [first, ...others] = cells.map(toRow);
  if (!first) throw new Error(`the rows for reference '${reference}' are no longer stored`);
  return { reference, rows: [first, ...others] };
}

const toRow = ({ row, values, repeats }: StoredRow): ConsignmentRow => ({
  sheet: '',
  row,
  ...(repeats !== undefined && { repeats }),
  values: recordOf(consignmentColumns, (column) => values[column] ?? ''),
});
