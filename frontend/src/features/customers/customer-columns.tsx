import { appCustomerTexts } from '@contracts/texts/app/organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { DateText } from '../../shared/text/values';

const { columns: texts } = appCustomerTexts;

export interface CustomerNameProps {
  readonly customer: CustomerView;
  readonly tabIndex?: 0 | -1;
  /** Undefined for read-only users. */
  readonly onEdit?: ((customer: CustomerView) => void) | undefined;
}

export const CustomerName = ({ customer, tabIndex = 0, onEdit }: CustomerNameProps) =>
  onEdit ? (
    <RowName
      name={customer.name}
      tabIndex={tabIndex}
      onClick={() => {
        onEdit(customer);
      }}
    />
  ) : (
    customer.name
  );

/** CUST-03 to CUST-07. */
export const customerColumns = (
  onEdit: CustomerNameProps['onEdit'],
): readonly EntityColumn<CustomerView>[] => [
  {
    field: 'name',
    headerName: texts.name,
    flex: 1.2,
    minWidth: 200,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row, tabIndex }) => (
      <CustomerName customer={row} tabIndex={tabIndex} onEdit={onEdit} />
    ),
  },
  { field: 'bookingsEmail', headerName: texts.bookingsEmail, flex: 1, minWidth: 200 },
  { field: 'contactEmail', headerName: texts.contactEmail, flex: 1, minWidth: 200 },
  {
    field: 'createdAt',
    headerName: texts.createdAt,
    width: 120,
    cellClassName: 'AppQuietCell',
    renderCell: ({ row }) => <DateText value={row.createdAt} />,
  },
  {
    field: 'clientCount',
    headerName: texts.clientCount,
    width: 120,
  },
];
