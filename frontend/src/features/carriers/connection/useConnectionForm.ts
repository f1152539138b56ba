import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import type { CarrierView, CustomerCarrierView } from '@contracts/views/carrier.view';

import { messageOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { retryOf } from '../../../shared/api/retry-of';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { usePermission } from '../../../shared/session/usePermission';
import { useListNewCarriersQuery, useSaveCustomerCarrierMutation } from '../customer-carriers.api';
import {
  formForCarrier,
  connectionForm,
  validateConnectionForm,
  toRequest,
  withTransferType,
  type ConnectionForm,
  type ConnectionErrors,
} from './connection-form';
import { settingErrors, withoutChangedFields } from './setting-errors';

export interface ConnectionOptions {
  /** Null to add a new one. */
  readonly record: CustomerCarrierView | null;
  readonly customerId: number;
  readonly isReadOnly?: boolean;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

const none: readonly CarrierView[] = [];
const versionOf = (record: CustomerCarrierView | null) => record?.version;
const noMessages: ConnectionErrors = {};

/** State of the connection form: carrier, connection and saving. */
export function useConnectionForm(options: ConnectionOptions) {
  const { record, customerId, isReadOnly = false, onSaved, onClose } = options;
  const draft = useDraft(connectionForm(record), versionOf(record));
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading, error, originalArgs, reset }] = useSaveCustomerCarrierMutation();
  const newCarriers = useListNewCarriersQuery(record ? skipToken : customerId);
  const submission = useSubmissionKey();
  const choices = newCarriers.data ?? none;
  const carrier = record?.carrier ?? choices.find(({ id }) => String(id) === draft.form.carrierId);
  const messages = validateConnectionForm(draft.form, carrier, record);
  const reportSave = useFormSaveFeedback();
  const compared = { sent: originalArgs?.body.adapterSettings, now: draft.form.settings };

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    const body = { ...toRequest(draft.form, record), version: draft.version };
    const response = save({ customerId, body, idempotencyKey: submission.keyFor(body) });
    const canClose = await reportSave(response, resultTexts(record, carrier));
    const { data } = await response;
    // otherwise the list stays as the user has since arranged it
    if (canClose && data) onSaved(data.id);
    if (canClose) onClose();
  }

  return {
    ...draft,
    record,
    customerId,
    isReadOnly,
    carrier,
    choices,
    /** Set when the choices could not be loaded. */
    reloadChoices: retryOf(newCarriers),
    hasNoChoices: newCarriers.data?.length === 0,
    /** CARRIER-32: requires permission to edit it. */
    canReveal: usePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT'),
    chooseCarrier: (id: string) => {
      const chosen = choices.find((choice) => String(choice.id) === id);
      reset(); // the response belongs to the previous carrier
      draft.change(chosen ? formForCarrier(chosen) : connectionForm(null));
    },
    chooseTransferType: (transferType: ConnectionForm['transferType']) => {
      draft.change(withTransferType(draft.form, transferType, record));
    },
    messages: isChecked ? messages : noMessages,
    settingErrors: withoutChangedFields(settingErrors(error), compared),
    isBusy: isLoading,
    rejection: rejectionOf(error, record),
    submit,
  };
}

const resultTexts = (record: CustomerCarrierView | null, carrier: CarrierView | undefined) => ({
  done: record ? texts.updated : texts.added,
  failed: notSaved(carrier?.displayName ?? ''),
});

const rejectionOf = (error: unknown, record: CustomerCarrierView | null): string | undefined =>
  error ? messageOf(error, record ? texts.updateFailed : texts.addFailed) : undefined;

export type ConnectionState = ReturnType<typeof useConnectionForm>;
