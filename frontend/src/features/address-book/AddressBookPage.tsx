import { Suspense } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';

import { useCommand } from '../../shared/commands/useCommand';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { useClient } from '../../shared/session/useClient';
import { AddressGrid } from './AddressGrid';
import { AddressSelection } from './AddressSelection';
import { AddressToolbar } from './AddressToolbar';
import { useAddressBook } from './useAddressBook';
import { ADDRESS_PARAM, useAddressPanel } from './useAddressPanel';

const AddressDrawer = lazy(() =>
  import('../../shared/addresses/AddressDrawer').then(({ AddressDrawer: Component }) => ({
    default: Component,
  })),
);

/** ADDR: addresses a client sends to and from. */
export function AddressBookPage() {
  const book = useAddressBook();
  const panel = useAddressPanel(book.rows);
  const { clientId = null, canChoose } = useClient();
  useCommand({
    id: 'addresses.add',
    label: addressTexts.add,
    group: 'Actions',
    keys: 'n',
    when: book.canAdd,
    run: panel.add,
  });

  return (
    <Page title={addressTexts.title} subtitle={addressTexts.subtitle}>
      <AddressToolbar book={book} onAdd={panel.add} />
      <AddressGrid book={book} onEdit={panel.edit} onAdd={panel.add} />
      <AddressSelection book={book} />
      {panel.shown !== undefined && (panel.shown !== null || book.canAdd) && (
        <Suspense fallback={null}>
          <AddressDrawer
            key={panel.shown?.id ?? `new ${clientId ?? ''}`}
            address={panel.shown}
            clientId={clientId}
            canChooseClient={canChoose}
            // a link or the search may open it for users who may only read it
            isReadOnly={panel.shown !== null && !book.canEdit(panel.shown)}
            param={ADDRESS_PARAM}
            onSaved={panel.close}
            onClose={panel.close}
          />
        </Suspense>
      )}
    </Page>
  );
}
