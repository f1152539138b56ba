import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appCutOffTexts } from '@contracts/texts/app/carriers';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import type { Draft } from '../../../shared/forms/useDraft';
import { formatPickupTime, timeChoices } from '../../../shared/manifesting/pickup-times';
import { cutOffSentence, type CutOffForm } from './cut-off-form';

interface CutOffFieldsProps {
  readonly draft: Draft<CutOffForm>;
  readonly messages: Partial<CutOffForm>;
  readonly isLinked: boolean;
  readonly isReadOnly: boolean;
}

/** CARRIER-56, CARRIER-57: day, and time in quarter hours on a 12-hour clock. */
export function CutOffFields({ draft, messages, isLinked, isReadOnly }: CutOffFieldsProps) {
  const sentence = cutOffSentence(draft.form);
  return (
    <Box
      component="fieldset"
      disabled={isReadOnly}
      sx={{ display: 'grid', gap: '14px', m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Choice
        label={appCutOffTexts.day}
        error={messages.day}
        value={draft.form.day}
        options={[
          { value: '', label: appCutOffTexts.selectDay },
          { value: '0', label: texts.cutOffDays.sameDay },
          { value: '1', label: texts.cutOffDays.nextDay },
        ]}
        onChange={(day) => {
          draft.change({ day });
        }}
      />
      <Choice
        label={appCutOffTexts.time}
        error={messages.time}
        value={draft.form.time}
        options={[{ value: '', label: appCutOffTexts.selectTime }, ...timeOptions(draft.form.time)]}
        onChange={(time) => {
          draft.change({ time });
        }}
      />
      {sentence && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {sentence}
        </Typography>
      )}
      {!isLinked && (
        <Typography sx={{ color: 'app.textMuted' }}>{appCutOffTexts.unlinked}</Typography>
      )}
    </Box>
  );
}

/** Includes the stored time even if it is not a quarter hour. */
const timeOptions = (stored: string) =>
  timeChoices(...(stored === '' ? [] : [stored])).map((value) => ({
    value,
    label: formatPickupTime(value),
  }));

interface ChoiceProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, error, ...select }: ChoiceProps) => (
  <FormField label={label} error={error}>
    {(field) => <NativeSelectInput {...field} {...select} />}
  </FormField>
);
