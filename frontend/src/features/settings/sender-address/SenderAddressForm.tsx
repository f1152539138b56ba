import Box from '@mui/material/Box';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts } from '@contracts/texts/spec/settings';
import type { AddressView } from '@contracts/views/address.view';

import { validateAddress } from '../../../shared/addresses/address-checks';
import { addressToSave } from '../../../shared/addresses/address-form';
import { AddressFields } from '../../../shared/addresses/AddressFields';
import { AddressStatusPanel } from '../../../shared/addresses/AddressStatusPanel';
import { useSaveAddressMutation } from '../../../shared/addresses/addresses.api';
import { useAddressForm } from '../../../shared/addresses/useAddressForm';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { SettingsForm } from '../SettingsForm';
import { useSaving } from '../../../shared/forms/useSaving';

export interface SenderAddressFormProps {
  /** Null while the client has no default address. */
  readonly address: AddressView | null;
  readonly clientId: number;
}

/** The form of the address book, except that drafts are not accepted (SETTINGS-11). */
export function SenderAddressForm(props: SenderAddressFormProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <SenderAddressFields
      key={attempt}
      {...props}
      onDiscard={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

interface OneAttemptProps extends SenderAddressFormProps {
  readonly onDiscard: () => void;
}

function SenderAddressFields({ address, clientId, onDiscard }: OneAttemptProps) {
  const state = useAddressForm(address, clientId);
  const [isIncomplete, setIncomplete] = useState(false);
  const [save, { isLoading }] = useSaveAddressMutation();
  const submission = useSubmissionKey();
  const saving = useSaving();

  async function submit() {
    state.leave(...validateAddress);
    const isWhole = state.status === 'VALID';
    setIncomplete(!isWhole);
    if (!isWhole) return;
    const body = addressToSave({ ...state.form, clientId, isDefault: true }, address?.id ?? null);
    await saving(save({ address: body, idempotencyKey: submission.keyFor(body) }), {
      done: addressTexts.updated,
      failed: addressTexts.updateFailed,
    });
  }

  return (
    <SettingsForm
      title={settingsPanelTexts.senderAddress}
      intro={appSettingsIntros.senderAddress}
      isDirty={state.isDirty}
      isBusy={isLoading}
      error={isIncomplete && state.status !== 'VALID' ? settingsTexts.addressIncomplete : undefined}
      onSubmit={() => void submit()}
      onDiscard={onDiscard}
    >
      {/* The fields come with the margins of the address drawer. */}
      <Box sx={{ mx: -5 }}>
        <AddressStatusPanel state={state} id={address?.id ?? null} />
        <AddressFields state={state} address={address} canChooseClient={false} />
      </Box>
    </SettingsForm>
  );
}
