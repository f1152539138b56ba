import Box from '@mui/material/Box';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/addresses';
import { ownSettingsIntros } from '@contracts/texts/own-settings';
import { settingsPanelTexts, settingsTexts } from '@contracts/texts/settings';
import type { AddressView } from '@contracts/views/address.view';

import { addressFaults } from '../../../shared/addresses/address-checks';
import { addressToSave } from '../../../shared/addresses/address-form';
import { AddressFields } from '../../../shared/addresses/AddressFields';
import { AddressStanding } from '../../../shared/addresses/AddressStanding';
import { useSaveAddressMutation } from '../../../shared/addresses/addresses.api';
import { useAddressForm } from '../../../shared/addresses/useAddressForm';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { SettingsForm } from '../frame/SettingsForm';
import { useSaving } from '../../../shared/forms/useSaving';

export interface SenderAddressFormProps {
  /** Null while the client has no default address. */
  readonly address: AddressView | null;
  readonly clientId: number;
}

/** The address book's form; unlike there, a draft will not do (SETTINGS-11). */
export function SenderAddressForm(props: SenderAddressFormProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <OneAttempt
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

function OneAttempt({ address, clientId, onDiscard }: OneAttemptProps) {
  const state = useAddressForm(address, clientId);
  const [isIncomplete, setIncomplete] = useState(false);
  const [save, { isLoading }] = useSaveAddressMutation();
  const submission = useSubmissionKey();
  const saving = useSaving();

  async function submit() {
    state.leave(...addressFaults);
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
      intro={ownSettingsIntros.senderAddress}
      isDirty={state.isDirty}
      isBusy={isLoading}
      error={isIncomplete && state.status !== 'VALID' ? settingsTexts.addressIncomplete : undefined}
      onSubmit={() => void submit()}
      onDiscard={onDiscard}
    >
      {/* The fields bring the margins of the drawer they usually stand in. */}
      <Box sx={{ mx: -5 }}>
        <AddressStanding state={state} id={address?.id ?? null} />
        <AddressFields state={state} address={address} canChooseClient={false} />
      </Box>
    </SettingsForm>
  );
}
