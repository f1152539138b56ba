import { useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { failureOf, type Failure } from '../api/api-error';
import { isDiscarded } from '../api/conflict-resolver';
import { useSubmissionKey } from '../api/idempotency';
import { ALERT_DURATION_MS, useToast } from '../feedback/useToast';
import { useActingForText } from '../session/ActingFor';
import { focusFirstError } from '../forms/focus-first-error';
import { notSaved, useFormSaveFeedback } from '../forms/useFormSaveFeedback';
import { useSaveAddressMutation } from './addresses.api';
import { validatedFields } from './address-checks';
import { addressToSave } from './address-form';
import type { AddressFormState } from './useAddressForm';

export interface SaveAddressOptions {
  /** Null for a new address. */
  readonly id: number | null;
  readonly onSaved: (address: AddressView) => void;
  /** Closes the form without saving. */
  readonly onClose: () => void;
}

/** Submits the form unless an error blocks even a draft (ADDR-32, ADDR-59, ADDR-60). */
export function useSaveAddress(
  state: AddressFormState,
  { id, onSaved, onClose }: SaveAddressOptions,
) {
  const [saveAddress, { isLoading }] = useSaveAddressMutation();
  const [rejection, setRejection] = useState<Failure | null>(null);
  const submission = useSubmissionKey();
  const toast = useToast({ durationMs: ALERT_DURATION_MS }); // ADDR-62
  const actingFor = useActingForText();
  const reportSave = useFormSaveFeedback();

  async function save(form: HTMLFormElement) {
    const { clientId } = state.form;
    state.leave(...validatedFields);
    if (isLoading) return;
    if (clientId === null || state.blocking.length > 0) {
      focusFirstError(form);
      return;
    }
    const address = addressToSave({ ...state.form, clientId }, id);
    const response = saveAddress({ address, idempotencyKey: submission.keyFor(address) });
    const canClose = await reportSave(response, {
      failed: notSaved(state.form.company),
      discard: onClose,
    });
    const { data, error } = await response;
    if (isDiscarded(error)) return;
    if (!data) {
      setRejection(
        failureOf(error, id === null ? addressTexts.addFailed : addressTexts.updateFailed),
      );
      return;
    }
    submission.renew();
    toast.saved(id === null ? addressTexts.added : addressTexts.updated, actingFor(data.clientId));
    // a form opened in the meantime stays open
    if (canClose) onSaved(data);
  }

  return { save, isSaving: isLoading, rejection };
}
