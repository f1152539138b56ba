import { Suspense, useState } from 'react';

import type { AddressView } from '@contracts/views/address.view';

import { lazy } from '../../../shared/loading/lazy';
import { usePermission } from '../../../shared/session/usePermission';
import { LinkButton } from './LinkButton';

const AddressDrawer = lazy(async () => {
  const { AddressDrawer: drawer } = await import('../../../shared/addresses/AddressDrawer');
  return { default: drawer };
});

export interface EditAddressProps {
  readonly address: AddressView;
  readonly onSaved: (address: AddressView) => void;
}

/** CON-12: edits the selected address in place; requires UPDATE_ADDRESS. */
export function EditAddress({ address, onSaved }: EditAddressProps) {
  const canEdit = usePermission('UPDATE_ADDRESS', address.clientId);
  return canEdit ? (
    <AddressDrawerButton
      label="Edit"
      address={address}
      clientId={address.clientId}
      onSaved={onSaved}
    />
  ) : null;
}

export interface NewAddressProps {
  readonly clientId: number;
  readonly onSaved: (address: AddressView) => void;
}

/** CON-12: adds an address to the address book; requires CREATE_ADDRESS. */
export function NewAddress({ clientId, onSaved }: NewAddressProps) {
  const canCreate = usePermission('CREATE_ADDRESS', clientId);
  return canCreate ? (
    <AddressDrawerButton label="New address" address={null} clientId={clientId} onSaved={onSaved} />
  ) : null;
}

interface AddressDrawerButtonProps extends NewAddressProps {
  readonly label: string;
  readonly address: AddressView | null;
}

function AddressDrawerButton({ label, address, clientId, onSaved }: AddressDrawerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <LinkButton
        label={label}
        onClick={() => {
          setOpen(true);
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AddressDrawer
            address={address}
            clientId={clientId}
            onSaved={(saved) => {
              close();
              onSaved(saved);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
