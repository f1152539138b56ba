import Box from '@mui/material/Box';
import { useRef, useState } from 'react';

import { customerTexts as texts } from '@contracts/texts/spec/organisations';
import { appCustomerTexts } from '@contracts/texts/app/organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { focusFirstError } from '../../shared/forms/focus-first-error';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useDraft } from '../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { HistoryButton } from '../../shared/navigation/HistoryButton';
import {
  customerFields,
  customerFormOf,
  validateCustomer,
  customerToSave,
  type CustomerToSave,
} from './customer-form';
import { useAddCustomerMutation, useChangeCustomerMutation } from './customers.api';

export interface CustomerDialogProps {
  /** Null to add a new one. */
  readonly customer: CustomerView | null;
  readonly onClose: () => void;
}

/** CUST-13: dialog 30vw wide. */
export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const draft = useDraft(customerFormOf(customer), customer?.version);
  const [isChecked, setChecked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const saving = useSaveCustomer(customer);
  const messages = validateCustomer(draft.form);

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) {
      if (fields.current) focusFirstError(fields.current);
      return;
    }
    const body = { ...customerToSave(draft.form), version: draft.version };
    if (await saving.save(body)) onClose();
  }

  return (
    <FormDialog
      title={customer ? appCustomerTexts.updateTitle : appCustomerTexts.createTitle}
      size="30vw"
      submitLabel={appCustomerTexts.save}
      actions={<HistoryButton kind="customer" id={customer?.id} />}
      isDirty={draft.isDirty}
      isBusy={saving.isBusy}
      error={saving.rejection}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: 'grid', gap: '14px' }}>
        {customerFields.map((field) => (
          <TextInput
            key={field}
            label={appCustomerTexts.columns[field]}
            type={field === 'name' ? 'text' : 'email'}
            autoFocus={field === 'name'}
            autoComplete="off"
            value={draft.form[field]}
            error={isChecked ? messages[field] : undefined}
            onChange={({ target }) => {
              draft.change({ [field]: target.value });
            }}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

function useSaveCustomer(customer: CustomerView | null) {
  const [add, adding] = useAddCustomerMutation();
  const [change, changing] = useChangeCustomerMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();
  const { isLoading, error } = customer ? changing : adding;
  return {
    isBusy: isLoading,
    rejection: error && failureOf(error, customer ? texts.updateFailed : texts.addFailed),
    /** Resolves to whether the dialog can close. */
    save: (body: CustomerToSave) =>
      reportSave(
        customer
          ? change({ id: customer.id, ...body })
          : add({ body, idempotencyKey: submission.keyFor(body) }),
        { done: customer ? texts.updated : texts.added, failed: notSaved(body.name) },
      ),
  };
}
