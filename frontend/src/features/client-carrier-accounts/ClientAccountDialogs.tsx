import { AddAccountDialog } from './account/AddAccountDialog';
import { ChangeAccountDialog } from './account/ChangeAccountDialog';
import type { ClientAccountDialogState } from './client-account-dialogs';
import { UploadRateCardDialog } from './rate-cards/UploadRateCardDialog';

export interface ClientAccountDialogsProps {
  readonly shown: ClientAccountDialogState;
  readonly clientId: number;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Dialogs of the page in one chunk, loaded when the first is opened. */
export function ClientAccountDialogs(props: ClientAccountDialogsProps) {
  const { shown, clientId, onAdded, onClose } = props;
  switch (shown.kind) {
    case 'add':
      return (
        <AddAccountDialog
          clientId={clientId}
          options={shown.options}
          onAdded={onAdded}
          onClose={onClose}
        />
      );
    case 'edit':
      return <ChangeAccountDialog account={shown.account} onClose={onClose} />;
    case 'upload':
      return <UploadRateCardDialog account={shown.account} onClose={onClose} />;
  }
}
