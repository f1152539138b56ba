import Box from '@mui/material/Box';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../shared/addresses/company-name';
import { suburbText } from '../../shared/addresses/suburb-text';
import type { EntityColumn } from '../../shared/grid/columns';
import { StatusChip } from '../../shared/status/StatusChip';
import { Tag } from '../../shared/status/Tag';
import { EMPTY_VALUE } from '../../shared/text/format';

const { columns: texts } = addressTexts;

const QUIET = 'AppQuietCell';
const text = (value: string | null) => value ?? EMPTY_VALUE;

export const CompanyName = ({ address }: { readonly address: AddressView }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {companyName(address)}
    </Box>
    {address.isDefault && <Tag>{appAddressTexts.defaultAddress}</Tag>}
  </Box>
);

/** ADDR-02 to ADDR-09, in the specified order; `field` is the server's sort name. */
export const addressColumns: readonly EntityColumn<AddressView>[] = [
  {
    field: 'referenceId',
    headerName: texts.referenceId,
    flex: 0.6,
    minWidth: 88,
    maxWidth: 130,
    cellClassName: QUIET,
    renderCell: ({ row }) => text(row.referenceId),
  },
  {
    field: 'company',
    headerName: texts.company,
    flex: 1.3,
    minWidth: 134,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row }) => <CompanyName address={row} />,
  },
  {
    field: 'contactName',
    headerName: texts.contactName,
    flex: 0.8,
    minWidth: 100,
    renderCell: ({ row }) => text(row.contactName),
  },
  {
    field: 'addressLine1',
    headerName: texts.addressLine1,
    flex: 1,
    minWidth: 116,
    renderCell: ({ row }) => row.addressLine1 || EMPTY_VALUE,
  },
  {
    field: 'addressLine2',
    headerName: texts.addressLine2,
    flex: 0.6,
    minWidth: 98,
    cellClassName: QUIET,
    renderCell: ({ row }) => text(row.addressLine2),
  },
  {
    field: 'suburb',
    headerName: texts.suburb,
    flex: 1,
    minWidth: 120,
    cellClassName: QUIET,
    renderCell: ({ row }) => (row.suburb ? suburbText(row.suburb) : EMPTY_VALUE),
  },
  {
    field: 'status',
    headerName: texts.status,
    width: 84,
    display: 'flex',
    renderCell: ({ row }) => <StatusChip status={row.status} />,
  },
  {
    field: 'specialInstructions',
    headerName: texts.specialInstructions,
    flex: 1,
    minWidth: 128,
    cellClassName: QUIET,
    renderCell: ({ row }) => text(row.specialInstructions),
  },
];
