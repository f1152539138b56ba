import { importRateColumns, importZoneColumns } from '@contracts/texts/app/import-kinds';
import { importScreenTexts } from '@contracts/texts/app/imports';
import type { ImportGroupView } from '@contracts/views/import.view';

import type { EntityColumn } from '../../../shared/grid/columns';
import { EMPTY_VALUE } from '../../../shared/text/format';
import {
  ActionTag,
  changeTexts,
  Faults,
  type GroupRow,
  namedChanges,
  rowsOf,
} from './group-columns';

/** Headings of the columns, by field. */
type Headings = Readonly<Record<'rows' | 'reference' | 'receiver' | 'changes', string>>;

/** Columns without sorting: the server determines the order. */
const columnsOf = (
  headings: Headings,
  changesOf: (row: Pick<ImportGroupView, 'changes'>) => string,
) => {
  const columns: EntityColumn<GroupRow>[] = [
    {
      field: 'rows',
      headerName: headings.rows,
      width: 84,
      renderCell: ({ row }) => rowsOf(row),
    },
    {
      field: 'reference',
      headerName: headings.reference,
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
      headerName: headings.receiver,
      flex: 1,
      minWidth: 110,
      renderCell: ({ row }) => row.receiver || EMPTY_VALUE,
    },
    {
      field: 'changes',
      headerName: headings.changes,
      flex: 3,
      minWidth: 220,
      renderCell: ({ row }) =>
        row.faults.length > 0 ? <Faults row={row} /> : changesOf(row) || EMPTY_VALUE,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: false }));
};

/** Columns of the suburbs of an import of zones. */
export const zoneGroupColumns = columnsOf(importZoneColumns, changeTexts);

/** Columns of the lanes of an import of rate cards. */
export const rateGroupColumns = columnsOf(importRateColumns, namedChanges);
