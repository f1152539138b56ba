import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';
import type { SetAsideScanView } from '@contracts/views/set-aside-scan.view';

import type { EntityColumn } from '../../../shared/grid/columns';
import { interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { feedOf } from './useSetAside';

const { columns } = texts;

/** Number of times the scan was received. */
export const timesOf = ({ timesSeen }: SetAsideScanView): string =>
  timesSeen === 1 ? texts.once : interpolate(texts.times, { count: timesSeen });

/** Name of a scan; a whole file has no connote. */
export const nameOf = ({ connote, file }: SetAsideScanView): string =>
  connote || (file ?? texts.noConnote);

/** Columns of the set-aside scans. */
export const setAsideColumns: EntityColumn<SetAsideScanView>[] = [
  {
    field: 'connote',
    headerName: columns.connote,
    flex: 1,
    minWidth: 150,
    rowHeader: true,
    renderCell: ({ row }) => (row.connote ? <Mono>{row.connote}</Mono> : texts.noConnote),
  },
  {
    field: 'reason',
    headerName: columns.reason,
    flex: 1.4,
    minWidth: 190,
    renderCell: ({ row }) => texts.reasons[row.reason],
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
    renderCell: ({ row }) => row.file ?? texts.byWeb,
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
