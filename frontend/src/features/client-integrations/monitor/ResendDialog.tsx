import Box from '@mui/material/Box';

import { flowTexts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { DateField } from '../../../shared/forms/DateField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { useDraft } from '../../../shared/forms/useDraft';
import { useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { useTimeZone } from '../../../shared/session/useSession';
import { dayFrom, interpolate } from '../../../shared/text/format';
import { useResendFlowMutation } from '../integration-flows.api';
import { resendForm, validateResend, type ResendStart, resendToSend } from './resend-form';

const texts = flowTexts.resend;
const starts = Object.entries(texts.starts).map(([value, label]) => ({ value, label }));

export interface ResendDialogProps {
  readonly flow: IntegrationFlowView;
  readonly onClose: () => void;
}

/** Asks from which point a flow resends its files. */
export function ResendDialog({ flow, onClose }: ResendDialogProps) {
  const resend = useResend(flow, onClose);
  const { form, change, isDirty } = resend.draft;
  const names = { flow: flowTexts.kinds[flow.kind], server: flow.connection.server };
  return (
    <FormDialog
      title={texts.title}
      size="sm"
      submitLabel={texts.open}
      isDirty={isDirty || resend.isBusy}
      isBusy={resend.isBusy}
      error={resend.error}
      onSubmit={() => void resend.submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px', overflowWrap: 'anywhere' }}>
        {interpolate(texts.intro, names)}
        <FormField label={texts.start}>
          {(field) => (
            <NativeSelectInput
              {...field}
              options={starts}
              value={form.start}
              onChange={(start) => {
                change({ start: start as ResendStart });
              }}
            />
          )}
        </FormField>
        <StartField {...resend} last={flow.lastNumber} />
      </Box>
    </FormDialog>
  );
}

type Resend = ReturnType<typeof useResend>;

function StartField({ draft, shown, today, last }: Resend & { readonly last: number }) {
  const { form, change } = draft;
  if (form.start === 'DAY')
    return (
      <div>
        <DateField
          label={texts.day}
          value={form.day}
          max={today}
          error={shown.messageOf('day')}
          onBlur={() => {
            shown.touch('day');
          }}
          onChange={(day) => {
            change({ day });
          }}
        />
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{texts.dayHelp}</Box>
      </div>
    );
  return (
    <TextInput
      label={texts.number}
      help={interpolate(texts.numberHelp, { last })}
      error={shown.messageOf('number')}
      inputProps={{ inputMode: 'numeric', maxLength: 9 }}
      value={form.number}
      onBlur={() => {
        shown.touch('number');
      }}
      onChange={({ target }) => {
        change({ number: target.value });
      }}
    />
  );
}

function useResend({ id, kind, lastNumber }: IntegrationFlowView, onDone: () => void) {
  const zone = useTimeZone();
  const today = dayFrom(new Date(), zone, 0);
  const draft = useDraft(resendForm(lastNumber));
  const shown = useVisibleErrors(validateResend(draft.form, { last: lastNumber, today }));
  const [resend, { isLoading, error }] = useResendFlowMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (!shown.check()) return;
    const body = resendToSend(draft.form, zone);
    const response = resend({ id, body, idempotencyKey: submission.keyFor(body) });
    const failed = `${flowTexts.kinds[kind]}: ${texts.failed}`;
    if (await reportSave(response, { done: texts.started, failed })) onDone();
  }

  return {
    draft,
    shown,
    today,
    submit,
    isBusy: isLoading,
    error: error && failureOf(error, texts.failed),
  };
}
