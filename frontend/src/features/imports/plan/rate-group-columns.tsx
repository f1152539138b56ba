import { importRateColumns } from '@contracts/texts/app/import-kinds';
import { importScreenTexts } from '@contracts/texts/app/imports';

import type { EntityColumn } from '../../../shared/grid/columns';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { ActionTag, namedChanges, Faults, type GroupRow, rowsOf } from './group-columns';

const sorted: EntityColumn<GroupRow>[] = [
  {
    field: 'rows',
    headerName: importRateColumns.rows,
    width: 84,
    renderCell: ({ row }) => rowsOf(row),
  },
  {
    field: 'reference',
    headerName: importRateColumns.lane,
    flex: 1.6,
    minWidth: 180,
    rowHeader: true,
  },
  {
    field: 'action',
    headerName: importScreenTexts.columns.action,
    width: 130,
    renderCell: ({ row }) => <ActionTag {...row} />,
  },
  {
    field: 'receiver',
    headerName: importRateColumns.rate,
    flex: 1,
    minWidth: 110,
    renderCell: ({ row }) => row.receiver || EMPTY_VALUE,
  },
  {
    field: 'changes',
    headerName: importRateColumns.changes,
    flex: 3,
    minWidth: 220,
    renderCell: ({ row }) =>
      row.faults.length > 0 ? <Faults row={row} /> : namedChanges(row) || EMPTY_VALUE,
  },
];

/** Columns of the lanes of an import of rate cards, without sorting: the server determines the order. */
export const rateGroupColumns = sorted.map((column) => ({ ...column, sortable: false }));
