import { appSetAsideTexts as words } from '@contracts/texts/app/set-aside';
import type { SetAsideScanView } from '@contracts/views/set-aside-scan.view';

import type { EntityColumn } from '../../../shared/grid/columns';
import { interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { feedOf } from './useSetAside';

const { columns } = words;

/** Number of times the scan was received. */
export const timesOf = ({ timesSeen }: SetAsideScanView): string =>
  timesSeen === 1 ? words.once : interpolate(words.times, { count: timesSeen });

/** Name of a scan; a whole file has no connote. */
export const nameOf = ({ connote, file }: SetAsideScanView): string =>
  connote || (file ?? words.noConnote);

/** Columns of the set-aside scans. */
export const setAsideColumns: EntityColumn<SetAsideScanView>[] = [
  {
    field: 'connote',
    headerName: columns.connote,
    flex: 1,
    minWidth: 150,
    rowHeader: true,
    renderCell: ({ row }) => (row.connote ? <Mono>{row.connote}</Mono> : words.noConnote),
  },
  {
    field: 'reason',
    headerName: columns.reason,
    flex: 1.4,
    minWidth: 190,
    renderCell: ({ row }) => words.reasons[row.reason],
  },
  {
    field: 'feed',
    headerName: columns.feed,
    flex: 1.4,
    minWidth: 180,
    renderCell: ({ row }) => feedOf(row),
  },
  {
    field: 'file',
    headerName: columns.file,
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => row.file ?? words.byWeb,
  },
  {
    field: 'timesSeen',
    headerName: columns.timesSeen,
    width: 92,
    renderCell: ({ row }) => timesOf(row),
  },
  {
    field: 'receivedAt',
    headerName: columns.receivedAt,
    width: 170,
    renderCell: ({ row }) => <DateText value={row.receivedAt} show="date-minute" />,
  },
];
