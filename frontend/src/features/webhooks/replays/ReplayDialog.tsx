import Box from '@mui/material/Box';

import { appReplayTexts as texts } from '@contracts/texts/app/webhook-replays';
import type { WebhookView } from '@contracts/views/webhook.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { DateField } from '../../../shared/forms/DateField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useDraft } from '../../../shared/forms/useDraft';
import { useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { useTimeZone } from '../../../shared/session/useSession';
import { dayFrom, interpolate } from '../../../shared/text/format';
import { TypeTree } from '../settings/TypeTree';
import { replayForm, validateReplay, replayToSend } from './replay-form';
import { useStartReplayMutation } from './replays.api';

export interface ReplayDialogProps {
  readonly webhook: WebhookView;
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

const speeds = Object.entries(texts.speeds).map(([value, label]) => ({ value, label }));

/** Asks which past events to send again. */
export function ReplayDialog({ webhook, onStarted, onClose }: ReplayDialogProps) {
  const replay = useReplay(webhook, () => {
    onClose();
    onStarted();
  });
  return (
    <FormDialog
      title={texts.dialogTitle}
      size="md"
      submitLabel={texts.replay}
      isDirty={replay.draft.isDirty || replay.isBusy}
      isBusy={replay.isBusy}
      error={replay.error}
      onSubmit={() => void replay.submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px', overflowWrap: 'anywhere' }}>
        {interpolate(texts.intro, { url: webhook.url })}
        <ReplayFields {...replay} />
      </Box>
    </FormDialog>
  );
}

type Replay = ReturnType<typeof useReplay>;

function ReplayFields(replay: Replay) {
  const { form, change } = replay.draft;
  return (
    <>
      <PeriodFields {...replay} />
      <TypeTree
        types={form.types}
        error={replay.shown.messageOf('types')}
        onChange={(types) => {
          change({ types });
        }}
      />
      <FormField label={texts.speed}>
        {(field) => (
          <NativeSelectInput
            {...field}
            options={speeds}
            value={form.perSecond}
            onChange={(perSecond) => {
              change({ perSecond });
            }}
          />
        )}
      </FormField>
    </>
  );
}

/** First and last day. */
function PeriodFields({ draft, shown, today }: Replay) {
  const { form, change } = draft;
  return (
    <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <DateField
        label={texts.from}
        value={form.from}
        max={today}
        error={shown.messageOf('from')}
        onBlur={() => {
          shown.touch('from');
        }}
        onChange={(from) => {
          change({ from });
        }}
      />
      <div>
        <DateField
          label={texts.to}
          value={form.to}
          min={form.from}
          max={today}
          isOptional
          error={shown.messageOf('to')}
          onBlur={() => {
            shown.touch('to');
          }}
          onChange={(to) => {
            change({ to });
          }}
        />
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{texts.toHelp}</Box>
      </div>
    </Box>
  );
}

function useReplay(webhook: WebhookView, onDone: () => void) {
  const zone = useTimeZone();
  const today = dayFrom(new Date(), zone, 0);
  const draft = useDraft(replayForm(webhook, new Date(), zone));
  const shown = useVisibleErrors(validateReplay(draft.form, today));
  const [start, { isLoading, error }] = useStartReplayMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (!shown.check()) return;
    const body = replayToSend(draft.form, today, zone);
    const idempotencyKey = submission.keyFor(body);
    const response = start({ id: webhook.id, body, idempotencyKey });
    const messages = { done: texts.started, failed: `${webhook.name}: ${texts.startFailed}` };
    if (await reportSave(response, messages)) onDone();
  }

  return {
    draft,
    shown,
    today,
    submit,
    isBusy: isLoading,
    error: error && failureOf(error, texts.startFailed),
  };
}
