import { Suspense, useState } from 'react';

import { customerTexts } from '@contracts/texts/organisations';
import { ownCustomerTexts as words } from '@contracts/texts/own-organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import { useCommand } from '../../shared/commands/useCommand';
import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { CustomerGrid } from './CustomerGrid';
import { CustomerSelection } from './CustomerSelection';
import { useCustomers, type CustomerList } from './useCustomers';

const CustomerDialog = lazy(() =>
  import('./CustomerDialog').then(({ CustomerDialog: Component }) => ({ default: Component })),
);

/** CUST: the companies on the platform, each with its clients and admins. */
export function CustomersPage() {
  const customers = useCustomers();
  const [shown, show] = useState<CustomerView | 'new' | null>(null);
  const add = () => {
    show('new');
  };
  useCommand({
    id: 'customers.add',
    label: words.createTitle,
    group: 'Actions',
    keys: 'n',
    when: customers.mayAdd,
    run: add,
  });

  return (
    <Page title={customerTexts.title} subtitle={words.subtitle}>
      <CustomerToolbar customers={customers} onAdd={add} />
      <CustomerGrid customers={customers} onEdit={show} />
      <CustomerSelection customers={customers} onEdit={show} />
      {shown !== null && (
        <Suspense fallback={null}>
          <CustomerDialog
            customer={shown === 'new' ? null : shown}
            onClose={() => {
              show(null);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface CustomerToolbarProps {
  readonly customers: CustomerList;
  readonly onAdd: () => void;
}

/** CUST-01, CUST-02. */
const CustomerToolbar = ({ customers: { list, mayAdd }, onAdd }: CustomerToolbarProps) => (
  <ListToolbar actions={mayAdd && <AddButton onClick={onAdd}>{customerTexts.add}</AddButton>}>
    <ListSearch label={words.search} list={list} />
  </ListToolbar>
);
