import { useState } from 'react';

import { clientTexts as texts } from '@contracts/texts/spec/organisations';
import { appClientTexts } from '@contracts/texts/app/organisations';
import type { ClientView } from '@contracts/views/organisation.view';

import { validatedFields, type AddressErrors } from '../../../shared/addresses/address-checks';
import { useAddressForm, type AddressFormState } from '../../../shared/addresses/useAddressForm';
import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { usePermission } from '../../../shared/session/usePermission';
import { useAddClientMutation, useChangeClientMutation } from '../clients.api';
import {
  clientFormOf,
  validateClient,
  clientToSave,
  newClientForm,
  type ClientToSave,
} from './client-form';
import type { Parents } from './useParents';

/** CLIENT-29: delay between a valid form and the request. */
const SUBMIT_DELAY_MS = 500;

export interface ClientFormOptions {
  readonly parents: Parents;
  readonly onSaved: () => void;
}

/** State of the client dialog: values, errors and saving. Null adds a new client. */
export function useClientForm(client: ClientView | null, { parents, onSaved }: ClientFormOptions) {
  const draft = useDraft(
    client ? clientFormOf(client) : newClientForm(parents.defaultParent),
    client?.version,
  );
  const sender = useSenderForm(client);
  const canEditSwitches = usePermission('CUSTOMER_CONTENT', client?.id);
  const saving = useSaveClient(client, parents);
  const submitDelay = useSubmitDelay();
  const [isChecked, setChecked] = useState(false);
  const messages = validateClient(draft.form, parents.canBeTopLevel);
  const isComplete = sender.status === 'VALID';

  /** Resolves to whether the form was sent; otherwise its errors are shown. */
  async function submit(): Promise<boolean> {
    setChecked(true);
    sender.leave(...validatedFields);
    if (Object.keys(messages).length > 0 || !isComplete) return false;
    if (!(await submitDelay.wait())) return true;
    const isSenderSent = sender.isDirty || !client?.defaultSenderAddress;
    const body = clientToSave(draft.form, {
      client,
      sender: isSenderSent ? sender.form : null,
      canEditSwitches,
    });
    if (await saving.save({ ...body, version: draft.version }, draft.form.parentId)) onSaved();
    return true;
  }

  return {
    ...draft,
    sender,
    parents,
    canEditSwitches,
    isDirty: draft.isDirty || sender.isDirty,
    isBusy: submitDelay.isWaiting || saving.isBusy,
    visibleErrors: isChecked ? messages : {},
    /** CLIENT-32, or the server's message. */
    rejection: isChecked && !isComplete ? texts.addressIncomplete : saving.rejection,
    submit,
  };
}

export type ClientFormState = ReturnType<typeof useClientForm>;

const withoutOwner = ({ clientId: _, ...messages }: AddressErrors): AddressErrors => messages;

/** The address belongs to the client being created, so it has no client id. */
function useSenderForm(client: ClientView | null): AddressFormState {
  const state = useAddressForm(client?.defaultSenderAddress ?? null, null);
  return {
    ...state,
    messages: withoutOwner(state.messages),
    visibleErrors: withoutOwner(state.visibleErrors),
  };
}

/** Waits for the delay; false if the dialog was closed in the meantime. */
function useSubmitDelay() {
  const [isWaiting, setWaiting] = useState(false);
  const isMounted = useIsMounted();

  async function waitForBlur(): Promise<boolean> {
    setWaiting(true);
    await new Promise((resume) => setTimeout(resume, SUBMIT_DELAY_MS));
    setWaiting(false);
    return isMounted();
  }
  return { isWaiting, wait: waitForBlur };
}

function useSaveClient(client: ClientView | null, parents: Parents) {
  const [add, adding] = useAddClientMutation();
  const [change, changing] = useChangeClientMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();
  const { isLoading, error } = client ? changing : adding;

  return {
    isBusy: isLoading,
    rejection: error && failureOf(error, client ? texts.updateFailed : appClientTexts.addFailed),
    /** Resolves to whether the dialog can close. */
    save: (body: ClientToSave, parentId: number | null) => {
      const messages = { done: client ? texts.updated : texts.added, failed: notSaved(body.name) };
      if (client) return reportSave(change({ id: client.id, ...body }), messages);
      const customerId = parents.customerOf(parentId);
      const owner = {
        ...(customerId !== null && { customerId }),
        ...(parentId !== null && { clientId: parentId }),
      };
      const idempotencyKey = submission.keyFor({ body, owner });
      return reportSave(add({ client: body, owner, idempotencyKey }), messages);
    },
  };
}
