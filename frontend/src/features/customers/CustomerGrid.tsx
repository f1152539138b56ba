import { Building2 } from 'lucide-react';

import { customerTexts } from '@contracts/texts/organisations';
import { ownCustomerTexts as words } from '@contracts/texts/own-organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { CustomerAdmins } from './CustomerAdmins';
import { CustomerCard } from './CustomerCard';
import { customerColumns } from './customer-columns';
import type { CustomerList } from './useCustomers';

export interface CustomerGridProps {
  readonly customers: CustomerList;
  readonly onEdit: (customer: CustomerView) => void;
}

/** The customers; below an opened row stand its admins. */
export function CustomerGrid({ customers, onEdit }: CustomerGridProps) {
  const { list, answer, rows, total, selection, mayEdit } = customers;
  const edit = mayEdit ? onEdit : undefined;
  return (
    <EntityGrid
      label={customerTexts.title}
      columns={customerColumns(edit)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...answerProps(answer, words.fetchFailed)}
      empty={
        <NoRecords
          icon={Building2}
          title={words.empty}
          pickCustomer={null}
          firstUse={words.firstUse}
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
