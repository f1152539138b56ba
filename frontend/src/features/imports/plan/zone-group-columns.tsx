import { importZoneColumns } from '@contracts/texts/app/import-kinds';
import { importScreenTexts } from '@contracts/texts/app/imports';

import type { EntityColumn } from '../../../shared/grid/columns';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { ActionTag, changeTexts, Faults, type GroupRow, rowsOf } from './group-columns';

const sorted: EntityColumn<GroupRow>[] = [
  {
    field: 'rows',
    headerName: importZoneColumns.row,
    width: 84,
    renderCell: ({ row }) => rowsOf(row),
  },
  {
    field: 'reference',
    headerName: importZoneColumns.suburb,
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
    headerName: importZoneColumns.zone,
    flex: 1,
    minWidth: 110,
    renderCell: ({ row }) => row.receiver || EMPTY_VALUE,
  },
  {
    field: 'changes',
    headerName: importZoneColumns.changes,
    flex: 2.4,
    minWidth: 220,
    renderCell: ({ row }) =>
      row.faults.length > 0 ? <Faults row={row} /> : changeTexts(row) || EMPTY_VALUE,
  },
];

/** Columns of the suburbs of an import of zones, without sorting: the server determines the order. */
export const zoneGroupColumns = sorted.map((column) => ({ ...column, sortable: false }));
