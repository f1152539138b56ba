import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId } from 'react';

import { addressTexts } from '@contracts/texts/addresses';
import { ownAddressTexts } from '@contracts/texts/own-screens';
import { ownTexts } from '@contracts/texts/own';
import type { AddressView } from '@contracts/views/address.view';

import { useLeaveGuard } from '../forms/FormDialog';
import { SideDrawer } from '../layout/SideDrawer';
import { StatusChip } from '../status/StatusChip';
import { AddressFields } from './AddressFields';
import { AddressStanding } from './AddressStanding';
import { useAddressForm, type AddressFormState } from './useAddressForm';
import { useSaveAddress } from './useSaveAddress';

export interface AddressDrawerProps {
  /** Null adds a new one. */
  readonly address: AddressView | null;
  /** Whose a new one will be; null until the user has chosen (ADDR-43). */
  readonly clientId: number | null;
  /** The user may give a new address to another of their clients. */
  readonly canChooseClient?: boolean;
  readonly onSaved: (address: AddressView) => void;
  readonly onClose: () => void;
}

/** ADDR-21: adds or changes an address beside the list. It says all the time whether it is complete. */
export function AddressDrawer(props: AddressDrawerProps) {
  const { address, clientId, canChooseClient = false, onSaved, onClose } = props;
  const state = useAddressForm(address, clientId);
  const saving = useSaveAddress(state, { id: address?.id ?? null, onSaved });
  const close = useLeaveGuard(state.isDirty, onClose);
  const formId = useId();

  return (
    <SideDrawer
      title={address ? ownAddressTexts.editTitle : ownAddressTexts.addTitle}
      width={480}
      tools={<StatusChip status={state.status} />}
      onClose={() => void close()}
      footer={
        <Footer
          formId={formId}
          status={state.status}
          isSaving={saving.isSaving}
          onCancel={() => void close()}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.requestSubmit();
        }}
      >
        {saving.refusal && (
          <Alert severity="error" sx={{ mx: 5, mb: 3 }}>
            <div>{saving.refusal.message}</div>
            {saving.refusal.reason}
          </Alert>
        )}
        <AddressStanding state={state} id={address?.id ?? null} />
        <AddressFields state={state} address={address} canChooseClient={canChooseClient} />
      </form>
    </SideDrawer>
  );
}

interface FooterProps {
  readonly formId: string;
  readonly status: AddressFormState['status'];
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** ADDR-30, ADDR-31: the button says what would be saved. */
const Footer = ({ formId, status, isSaving, onCancel }: FooterProps) => (
  <>
    <Button onClick={onCancel} sx={{ ml: 'auto' }}>
      {ownTexts.cancel}
    </Button>
    <Button type="submit" form={formId} variant="contained" disabled={isSaving}>
      {status === 'VALID' ? addressTexts.save : addressTexts.saveDraft}
    </Button>
  </>
);
