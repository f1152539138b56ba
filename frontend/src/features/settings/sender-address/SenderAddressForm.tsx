import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts } from '@contracts/texts/spec/settings';
import type { AddressView } from '@contracts/views/address.view';

import { validatedFields } from '../../../shared/addresses/address-checks';
import { addressToSave } from '../../../shared/addresses/address-form';
import { AddressFields } from '../../../shared/addresses/AddressFields';
import { AddressStatusPanel } from '../../../shared/addresses/AddressStatusPanel';
import { useSaveAddressMutation } from '../../../shared/addresses/addresses.api';
import { useAddressForm } from '../../../shared/addresses/useAddressForm';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { SettingsForm } from '../SettingsForm';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';

export interface SenderAddressFormProps {
  /** Null while the client has no default address. */
  readonly address: AddressView | null;
  readonly clientId: number;
}

/**
 * The form of the address book, except that drafts are not accepted (SETTINGS-11). Restarts from the latest address,
 * but keeps unsaved input when someone else changes it: saving then compares the two.
 */
export function SenderAddressForm({ address, clientId }: SenderAddressFormProps) {
  const [start, setStart] = useState({ address, attempt: 0 });
  return (
    <SenderAddressFields
      key={start.attempt}
      address={start.address}
      latest={address}
      clientId={clientId}
      onRestart={() => {
        setStart(({ attempt }) => ({ address, attempt: attempt + 1 }));
      }}
    />
  );
}

interface SenderAddressFieldsProps extends SenderAddressFormProps {
  /** As stored now; `address` is what the form started from. */
  readonly latest: AddressView | null;
  readonly onRestart: () => void;
}

const textOf = (value: object | null): string => JSON.stringify(value);

function useRestart(
  { address, latest, onRestart }: SenderAddressFieldsProps,
  isDirty: boolean,
): void {
  const restart = useEffectEvent(onRestart);
  const isOutdated = textOf(latest) !== textOf(address);
  useEffect(() => {
    if (isOutdated && !isDirty) restart();
  }, [isOutdated, isDirty]);
}

function SenderAddressFields(props: SenderAddressFieldsProps) {
  const { address, clientId, onRestart } = props;
  const state = useAddressForm(address, clientId);
  const [saved, setSaved] = useState<string | null>(null);
  /** The form as last saved here; input entered during a save is compared with it. */
  const [stored, setStored] = useState(address);
  const isDirty = state.isDirty && textOf(state.form) !== saved;
  useRestart(props, isDirty);
  const [isIncomplete, setIncomplete] = useState(false);
  const [save, { isLoading }] = useSaveAddressMutation();
  const submission = useSubmissionKey();
  const reportSave = useSaveFeedback();

  async function submit() {
    state.leave(...validatedFields);
    const isValid = state.status === 'VALID';
    setIncomplete(!isValid);
    if (!isValid) return;
    const version = stored?.version;
    const body = addressToSave(
      { ...state.form, version, clientId, isDefault: true },
      stored?.id ?? null,
    );
    const sent = textOf(state.form);
    const response = save({ address: body, idempotencyKey: submission.keyFor(body) });
    await reportSave(response, { ...outcomes, discard: onRestart });
    const { data } = await response;
    if (!data) return;
    setStored(data);
    setSaved(sent);
  }

  return (
    <SettingsForm
      title={settingsPanelTexts.senderAddress}
      intro={appSettingsIntros.senderAddress}
      isDirty={isDirty}
      isBusy={isLoading}
      error={isIncomplete && state.status !== 'VALID' ? settingsTexts.addressIncomplete : undefined}
      onSubmit={() => void submit()}
      onDiscard={onRestart}
    >
      {/* Cancels the margins that the fields have for the address drawer. */}
      <Box sx={{ mx: -5 }}>
        <AddressStatusPanel state={state} id={stored?.id ?? null} />
        <AddressFields state={state} address={address} canChooseClient={false} />
      </Box>
    </SettingsForm>
  );
}

const outcomes = { done: addressTexts.updated, failed: addressTexts.updateFailed };
