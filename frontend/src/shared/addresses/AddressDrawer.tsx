import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import { appTexts } from '@contracts/texts/app/common';
import type { AddressView } from '@contracts/views/address.view';

import type { Failure } from '../api/api-error';
import { useLeaveGuard } from '../forms/FormDialog';
import { SideDrawer } from '../layout/SideDrawer';
import { HistoryButton } from '../navigation/HistoryButton';
import { ActingFor } from '../session/ActingFor';
import { StatusChip } from '../status/StatusChip';
import { AddressFields } from './AddressFields';
import { AddressStatusPanel } from './AddressStatusPanel';
import { useAddressForm, type AddressFormState } from './useAddressForm';
import { useSaveAddress } from './useSaveAddress';

export interface AddressDrawerProps {
  /** Null to add a new address. */
  readonly address: AddressView | null;
  /** Client of a new address; null until the user has selected one (ADDR-43). */
  readonly clientId: number | null;
  /** Whether a new address may be assigned to another of the user's clients. */
  readonly canChooseClient?: boolean;
  /** Whether the address can only be read. */
  readonly isReadOnly?: boolean;
  /** Query parameter that keeps the drawer open; the back button removes it, so it asks for confirmation too. */
  readonly param?: string;
  readonly onSaved: (address: AddressView) => void;
  readonly onClose: () => void;
}

/** ADDR-21: adds or edits an address beside the list, showing at all times whether it is complete. */
export function AddressDrawer(props: AddressDrawerProps) {
  const { address, clientId, canChooseClient = false, isReadOnly = false, onSaved, param } = props;
  const state = useAddressForm(address, clientId);
  const saving = useSaveAddress(state, {
    id: address?.id ?? null,
    onSaved,
    onClose: props.onClose,
  });
  const close = useLeaveGuard(state.isDirty, props.onClose, param ? { param } : {});
  const formId = useId();

  return (
    <SideDrawer
      title={titleOf(props)}
      width={480}
      tools={
        <>
          <StatusChip status={state.status} />
          {!(canChooseClient && address === null) && <ActingFor clientId={state.form.clientId} />}
        </>
      }
      onClose={() => void close()}
      footer={
        <Footer
          address={address}
          formId={formId}
          status={state.status}
          isReadOnly={isReadOnly}
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
          if (!isReadOnly) void saving.save(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.requestSubmit();
        }}
      >
        {saving.rejection && <Rejection {...saving.rejection} />}
        <Content {...props} state={state} />
      </form>
    </SideDrawer>
  );
}

function titleOf({ address, isReadOnly }: AddressDrawerProps): string {
  if (isReadOnly) return appAddressTexts.viewTitle;
  return address ? appAddressTexts.editTitle : appAddressTexts.addTitle;
}

interface ContentProps extends AddressDrawerProps {
  readonly state: AddressFormState;
}

const Content = ({ state, address, canChooseClient = false, isReadOnly = false }: ContentProps) => (
  <Box component="fieldset" disabled={isReadOnly} sx={fieldsetSx}>
    <AddressStatusPanel state={state} id={address?.id ?? null} />
    <AddressFields state={state} address={address} canChooseClient={canChooseClient} />
  </Box>
);

const fieldsetSx = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

const Rejection = ({ message, reason }: Failure) => (
  <Alert severity="error" sx={{ mx: 5, mb: 3 }}>
    <div>{message}</div>
    {reason}
  </Alert>
);

interface FooterProps extends Pick<AddressDrawerProps, 'address'> {
  readonly formId: string;
  readonly status: AddressFormState['status'];
  readonly isReadOnly: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** ADDR-30, ADDR-31: label of the save button, by the result of saving. */
const Footer = ({ address, formId, status, isReadOnly, isSaving, onCancel }: FooterProps) => (
  <>
    <HistoryButton kind="address" id={address?.id} clientId={address?.clientId} />
    <Button onClick={onCancel} sx={{ ml: 'auto' }}>
      {isReadOnly ? appTexts.close : appTexts.cancel}
    </Button>
    {!isReadOnly && (
      <Button type="submit" form={formId} variant="contained" disabled={isSaving}>
        {status === 'VALID' ? addressTexts.save : addressTexts.saveDraft}
      </Button>
    )}
  </>
);
