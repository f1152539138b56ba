import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { ConnoteLink } from '../../../shared/consignment/ConnoteLink';
import type { EntityColumn } from '../../../shared/grid/columns';
import { DateText } from '../../../shared/text/DateText';
import { NOTHING } from '../../../shared/text/money';
import { MoneyText } from '../../../shared/text/MoneyText';
import { Mono } from '../../../shared/text/Mono';
import { References } from './References';
import { StatusCell } from './StatusCell';

const { columns: words } = consignmentListTexts;

export type ConsignmentColumn = EntityColumn<ConsignmentListItem>;

const QUIET = 'AppQuietCell';
const text = (value: string | null) => value ?? NOTHING;

/** The data columns, in the specified order; `field` is what the server sorts by. */
export const dataColumns: readonly ConsignmentColumn[] = [
  {
    field: 'dispatchDate',
    headerName: words.dispatchDate,
    width: 108,
    renderCell: ({ row }) => <DateText value={row.dispatchDate} />,
  },
  {
    field: 'manifestNumber',
    headerName: words.manifestNumber,
    width: 120,
    cellClassName: QUIET,
    renderCell: ({ row }) => (row.manifestNumber ? <Mono>{row.manifestNumber}</Mono> : NOTHING),
  },
  {
    field: 'connoteNumber',
    headerName: words.connoteNumber,
    width: 118,
    rowHeader: true,
    renderCell: ({ row, tabIndex }) => <ConnoteLink consignment={row} tabIndex={tabIndex} />,
  },
  {
    field: 'references',
    headerName: words.references,
    width: 98,
    cellClassName: QUIET,
    renderCell: ({ row }) => <References references={row.consignmentReferences} />,
  },
  {
    field: 'carrier',
    headerName: words.carrier,
    width: 146,
    cellClassName: ({ row }) => (row.offer.carrierDisplayName ? '' : QUIET),
    renderCell: ({ row }) => row.offer.carrierDisplayName ?? createConsignmentTexts.noCarrier,
  },
  {
    field: 'serviceType',
    headerName: words.serviceType,
    width: 120,
    cellClassName: QUIET,
    renderCell: ({ row }) => text(row.offer.displayServiceType),
  },
  {
    field: 'senderCompany',
    headerName: words.senderCompany,
    flex: 1,
    minWidth: 140,
    renderCell: ({ row }) => text(row.offer.senderCompany),
  },
  {
    field: 'receiverCompany',
    headerName: words.receiverCompany,
    flex: 1.05,
    minWidth: 140,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row }) => text(row.offer.receiverCompany),
  },
  {
    field: 'receiverSuburb',
    headerName: words.receiverSuburb,
    flex: 1,
    minWidth: 130,
    cellClassName: QUIET,
    renderCell: ({ row }) =>
      row.offer.receiverSuburb ? suburbLine(row.offer.receiverSuburb) : NOTHING,
  },
  {
    field: 'eta',
    headerName: words.eta,
    width: 92,
    renderCell: ({ row }) => <DateText value={row.offer.eta} />,
  },
  {
    field: 'status',
    headerName: words.status,
    width: 94,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => <StatusCell consignment={row} tabIndex={tabIndex} />,
  },
  {
    field: 'totalCost',
    headerName: words.totalCost,
    width: 84,
    type: 'number',
    renderCell: ({ row }) => <MoneyText amount={row.offer.totalCost} />,
  },
];

/** Spec part 1, section 2.10: these stay, whatever the user chooses. */
export const lockedColumns: ReadonlySet<string> = new Set([
  'dispatchDate',
  'connoteNumber',
  'carrier',
  'eta',
  'status',
]);
