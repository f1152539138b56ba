import { SendingClientsDialog } from '../../shared/carriers/SendingClientsDialog';
import type { CarrierDialogState } from './carrier-dialogs';
import { ConnectionDialog } from './connection/ConnectionDialog';
import { CutOffDialog } from './cut-off/CutOffDialog';
import { GenericCarrierDialog } from './generic/GenericCarrierDialog';
import type { CustomerCarrierList } from './useCustomerCarriers';

export interface CarrierDialogsProps {
  readonly shown: CarrierDialogState;
  readonly carriers: CustomerCarrierList;
  readonly onClose: () => void;
}

/** CARRIER-19: dialogs of the page in one chunk, loaded when the first is opened. */
export function CarrierDialogs({ shown, carriers, onClose }: CarrierDialogsProps) {
  const { showNewest, showFirst } = carriers;
  const customerId = carriers.customer.customerId ?? 0;
  switch (shown.kind) {
    case 'add':
      return (
        <ConnectionDialog
          record={null}
          customerId={customerId}
          onSaved={showNewest}
          onClose={onClose}
        />
      );
    case 'edit':
    case 'view':
      return (
        <ConnectionDialog
          record={shown.record}
          customerId={shown.record.customerId}
          isReadOnly={shown.kind === 'view'}
          onSaved={showFirst}
          onClose={onClose}
        />
      );
    case 'generic':
      return (
        <GenericCarrierDialog customerId={customerId} onSaved={showNewest} onClose={onClose} />
      );
    case 'cutOff':
      return <CutOffDialog record={shown.record} onClose={onClose} />;
    case 'clients':
      return (
        <SendingClientsDialog
          carrierOrAccount={`customer-carrier/${shown.record.id}`}
          name={shown.record.carrier.displayName}
          onClose={onClose}
        />
      );
  }
}
