import { Suspense, useState } from 'react';

import { customerTexts } from '@contracts/texts/spec/organisations';
import { appCustomerTexts as texts } from '@contracts/texts/app/organisations';
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

/** CUST: companies on the platform, with their clients and administrators. */
export function CustomersPage() {
  const customers = useCustomers();
  const [shown, show] = useState<CustomerView | 'new' | null>(null);
  const add = () => {
    show('new');
  };
  useCommand({
    id: 'customers.add',
    label: texts.createTitle,
    group: 'Actions',
    keys: 'n',
    when: customers.canAdd,
    run: add,
  });

  return (
    <Page title={customerTexts.title} subtitle={texts.subtitle}>
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
const CustomerToolbar = ({ customers: { list, canAdd }, onAdd }: CustomerToolbarProps) => (
  <ListToolbar actions={canAdd && <AddButton onClick={onAdd}>{customerTexts.add}</AddButton>}>
    <ListSearch isLocal label={texts.search} list={list} />
  </ListToolbar>
);
