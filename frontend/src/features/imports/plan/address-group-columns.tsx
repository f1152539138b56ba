import { importAddressColumns } from '@contracts/texts/app/import-kinds';
import { importScreenTexts } from '@contracts/texts/app/imports';

import type { EntityColumn } from '../../../shared/grid/columns';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { ActionTag, changedFields, Faults, type GroupRow, rowsOf } from './group-columns';
import { ReferenceName } from './ReferenceName';

const sorted: EntityColumn<GroupRow>[] = [
  {
    field: 'rows',
    headerName: importAddressColumns.row,
    width: 84,
    renderCell: ({ row }) => rowsOf(row),
  },
  {
    field: 'reference',
    headerName: importAddressColumns.reference,
    flex: 1,
    minWidth: 130,
    rowHeader: true,
    renderCell: ({ row }) => <ReferenceName row={row} />,
  },
  {
    field: 'action',
    headerName: importScreenTexts.columns.action,
    width: 130,
    renderCell: ({ row }) => <ActionTag {...row} />,
  },
  {
    field: 'receiver',
    headerName: importAddressColumns.company,
    flex: 1.4,
    minWidth: 150,
    renderCell: ({ row }) => row.receiver || EMPTY_VALUE,
  },
  {
    field: 'suburb',
    headerName: importScreenTexts.columns.suburb,
    flex: 1.2,
    minWidth: 140,
    renderCell: ({ row }) => row.suburb || EMPTY_VALUE,
  },
  {
    field: 'changes',
    headerName: importAddressColumns.changes,
    flex: 2.4,
    minWidth: 220,
    renderCell: ({ row }) =>
      row.faults.length > 0 ? <Faults row={row} /> : changedFields(row) || EMPTY_VALUE,
  },
];

/** Columns of the addresses of an import, without sorting: the server determines the order. */
export const addressGroupColumns = sorted.map((column) => ({ ...column, sortable: false }));
