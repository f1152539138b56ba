import { Suspense } from 'react';

import { clientTexts } from '@contracts/texts/spec/organisations';
import { appClientTexts } from '@contracts/texts/app/organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { useCommand } from '../../shared/commands/useCommand';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { useOwnedState } from '../../shared/session/useOwnedState';
import { ClientGrid } from './ClientGrid';
import { ClientSelection } from './ClientSelection';
import { ClientToolbar } from './ClientToolbar';
import { useClients } from './useClients';

const ClientDialog = lazy(() =>
  import('./form/ClientDialog').then(({ ClientDialog: Component }) => ({ default: Component })),
);
const ClientViewDialog = lazy(() =>
  import('./form/ClientViewDialog').then(({ ClientViewDialog: Component }) => ({
    default: Component,
  })),
);

/** CLIENT: clients of a customer, with their sub clients. */
export function ClientsPage() {
  const list = useClients();
  const [shown, show] = useOwnedState<ClientRowView | 'new'>(list.customerId);
  const add = () => {
    show('new');
  };
  const close = () => {
    show(undefined);
  };
  useCommand({
    id: 'clients.add',
    label: clientTexts.createTitle,
    group: 'Actions',
    keys: 'n',
    when: list.canAdd,
    run: add,
  });

  return (
    <Page title={clientTexts.title} subtitle={appClientTexts.subtitle}>
      <ClientToolbar list={list} onAdd={add} />
      <ClientGrid list={list} open={show} onAdd={add} />
      <ClientSelection list={list} open={show} />
      <Suspense fallback={null}>
        {shown === 'new' && (
          <ClientDialog client={null} onAdded={list.showNewest} onClose={close} />
        )}
        {shown !== undefined &&
          shown !== 'new' &&
          (list.actionsOf(shown).canEdit ? (
            <ClientDialog client={shown} onClose={close} />
          ) : (
            <ClientViewDialog client={shown} onClose={close} />
          ))}
      </Suspense>
    </Page>
  );
}
