import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { defaultKeyQuotas, quotaFactors } from '@contracts/rules/api-quotas';
import { appApiQuotaTexts as texts } from '@contracts/texts/app/settings';
import type { CustomerView } from '@contracts/views/organisation.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useDraft } from '../../../shared/forms/useDraft';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { SettingsForm } from '../SettingsForm';
import { useSaveApiQuotaMutation } from './customer.api';

/** Request quotas of the customer's API keys; only super admins change them. */
export function ApiQuotaForm({ customer }: { readonly customer: CustomerView }) {
  const { apiQuotaFactor } = customer;
  const draft = useDraft({ apiQuotaFactor }, customer.version);
  const [save, { isLoading }] = useSaveApiQuotaMutation();
  const reportSave = useSaveFeedback();

  const submit = () =>
    reportSave(save({ customerId: customer.id, version: draft.version, ...draft.form }), {
      done: texts.updated,
      failed: texts.failed,
      discard: draft.discard,
    });

  return (
    <SettingsForm
      title={texts.title}
      intro={texts.intro}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      onSubmit={() => void submit()}
      onDiscard={draft.discard}
    >
      <Box sx={{ display: 'grid', gap: '10px', maxWidth: { sm: 360 } }}>
        <FormField label={texts.factor}>
          {(field) => (
            <NativeSelectInput
              {...field}
              value={String(draft.form.apiQuotaFactor)}
              options={choicesOf(apiQuotaFactor)}
              onChange={(factor) => {
                draft.change({ apiQuotaFactor: Number(factor) });
              }}
            />
          )}
        </FormField>
        <Typography variant="body2" color="text.secondary">
          {summaryOf(draft.form.apiQuotaFactor)}
        </Typography>
      </Box>
    </SettingsForm>
  );
}

/** The standard factors, and the stored one if different. */
const choicesOf = (stored: number) =>
  [...new Set([...quotaFactors, stored])]
    .sort((a, b) => a - b)
    .map((factor) => ({
      value: String(factor),
      label: factor === 1 ? texts.standard : texts.times.replace('{factor}', String(factor)),
    }));

function summaryOf(factor: number): string {
  const { calls, changes, uploads } = defaultKeyQuotas;
  const shown = (quota: number) => (quota * factor).toLocaleString('en-AU');
  return texts.summary
    .replace('{calls}', shown(calls))
    .replace('{changes}', shown(changes))
    .replace('{uploads}', shown(uploads));
}
