import { SendingClientsDialog } from '../../shared/carriers/SendingClientsDialog';
import { accountName, type AccountDialogState } from './account-dialogs';
import { AccountDialog } from './AccountDialog';
import { PrefixDialog } from './prefixes/PrefixDialog';

export interface AccountDialogsProps {
  readonly shown: AccountDialogState;
  readonly customerId: number | null;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** ACCT-12: dialogs of the page in one chunk, loaded when the first is opened. */
export function AccountDialogs({ shown, customerId, onAdded, onClose }: AccountDialogsProps) {
  switch (shown.kind) {
    case 'add':
      return (
        <AccountDialog account={null} customerId={customerId} onSaved={onAdded} onClose={onClose} />
      );
    case 'edit':
      return <AccountDialog account={shown.account} customerId={customerId} onClose={onClose} />;
    case 'prefix':
      return <PrefixDialog account={shown.account} onClose={onClose} />;
    case 'clients':
      return (
        <SendingClientsDialog
          carrierOrAccount={`customer-carrier-account/${shown.account.id}`}
          name={accountName(shown.account)}
          onClose={onClose}
        />
      );
  }
}
