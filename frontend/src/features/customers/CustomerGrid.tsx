import { Building2 } from 'lucide-react';

import { customerTexts } from '@contracts/texts/spec/organisations';
import { appCustomerTexts as texts } from '@contracts/texts/app/organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { CustomerAdmins } from './CustomerAdmins';
import { CustomerCard } from './CustomerCard';
import { customerColumns } from './customer-columns';
import type { CustomerList } from './useCustomers';

export interface CustomerGridProps {
  readonly customers: CustomerList;
  readonly onEdit: (customer: CustomerView) => void;
}

/** Table of the customers; an expanded row shows its administrators. */
export function CustomerGrid({ customers, onEdit }: CustomerGridProps) {
  const { list, listQuery, rows, total, selection, canEdit } = customers;
  const edit = canEdit ? onEdit : undefined;
  return (
    <EntityGrid
      label={customerTexts.title}
      columns={customerColumns(edit)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, texts.fetchFailed)}
      empty={
        <NoRecords
          icon={Building2}
          title={texts.empty}
          selectCustomer={null}
          firstUse={texts.firstUse}
          isFiltered={customers.isFiltered}
          onClear={customers.clearSearch}
        />
      }
      selection={selection}
      detail={{
        label: ({ name }) => name,
        render: (customer) => <CustomerAdmins customer={customer} />,
      }}
      {...(edit && {
        onRowOpen: edit,
        rowCommands: [{ id: 'customers.edit', label: customerTexts.edit, keys: 'e', run: edit }],
      })}
      renderCard={(customer) => (
        <CustomerCard customer={customer} onEdit={edit} selection={selection} />
      )}
    />
  );
}
