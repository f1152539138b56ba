import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appGenericCarrierTexts } from '@contracts/texts/app/carriers';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { useAddGenericCarrierMutation } from '../customer-carriers.api';
import { codeOf, validateGenericCarrier, genericToSave } from './generic-carrier-form';

export interface GenericCarrierDialogProps {
  readonly customerId: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** CARRIER-48 to CARRIER-53: adds a carrier of the customer's own. */
export function GenericCarrierDialog({ customerId, onSaved, onClose }: GenericCarrierDialogProps) {
  const { form, isDirty, change } = useDraft({ name: '', displayName: '' });
  const [isChecked, setChecked] = useState(false);
  const [add, { isLoading, error }] = useAddGenericCarrierMutation();
  const submission = useSubmissionKey();
  const messages = validateGenericCarrier(form);
  const code = codeOf(form.name);
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    const body = genericToSave(form);
    const response = add({ customerId, body, idempotencyKey: submission.keyFor(body) });
    // otherwise the list stays as the user has since arranged it
    if (await reportSave(response, { done: texts.genericAdded, failed: notSaved(form.name) })) {
      onSaved();
      onClose();
    }
  }

  const field = (name: keyof typeof form) => ({
    label: appGenericCarrierTexts[name],
    value: form[name],
    error: isChecked ? messages[name] : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
    },
  });

  return (
    <FormDialog
      size="sm"
      title={appGenericCarrierTexts.title}
      submitLabel={appGenericCarrierTexts.save}
      isDirty={isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, texts.genericFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px' }}>
        <TextInput {...field('name')} autoFocus />
        <TextInput {...field('displayName')} />
        <Alert severity="info">{noteOf(code)}</Alert>
      </Box>
    </FormDialog>
  );
}

const noteOf = (code: string | null) =>
  code
    ? interpolate(appGenericCarrierTexts.noteNamed, { name: code })
    : appGenericCarrierTexts.note;
