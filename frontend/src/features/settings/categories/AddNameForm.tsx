import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { nameTexts } from '@contracts/texts/app/names';
import { appSettingsTexts } from '@contracts/texts/app/settings';

import { useSubmissionKey, useUnconfirmedSubmission } from '../../../shared/api/idempotency';
import { TextInput } from '../../../shared/forms/TextInput';
import {
  type Outcome,
  type SaveMessages,
  useSaveFeedback,
} from '../../../shared/forms/useSaveFeedback';

export interface AddNameFormProps {
  readonly label: string;
  /** Label of the button: 'Add category'. */
  readonly buttonLabel: string;
  /** Text entered but not yet added. */
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Existing names, compared ignoring case. */
  readonly taken: readonly string[];
  /** Returns the error, if any. */
  readonly problemOf: (name: string | null) => string | undefined;
  readonly onAdd: (name: string, idempotencyKey: string) => PromiseLike<Outcome>;
  readonly messages: SaveMessages;
}

/** One-line form to add names one after another. */
export function AddNameForm(props: AddNameFormProps) {
  const { label, buttonLabel, text, onType, taken, problemOf } = props;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const addition = useAddition(props);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });

  async function submit() {
    const name = cleanText(text);
    const found = problemOf(name) ?? takenMessage(name, addition.isUnconfirmed(name) ? [] : taken);
    setProblem(found);
    if (found !== undefined || name === null) return;
    setBusy(true);
    const isAdded = await addition.add(name);
    setBusy(false);
    // the next name may have been typed in the meantime
    if (isAdded && latest.current === text) onType('');
  }

  return (
    <Box
      component="form"
      noValidate
      sx={formSx}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput
          label={label}
          value={text}
          error={problem}
          autoComplete="off"
          inputProps={{ maxLength: 255 }}
          onChange={({ target }) => {
            onType(target.value);
            setProblem(undefined);
          }}
        />
      </Box>
      <Button type="submit" aria-label={buttonLabel} disabled={isBusy} sx={{ mt: '21px' }}>
        {appSettingsTexts.add}
      </Button>
    </Box>
  );
}

/** Adds a name once, even if it is resent after a lost response. */
function useAddition({ onAdd, messages }: Pick<AddNameFormProps, 'onAdd' | 'messages'>) {
  const submission = useSubmissionKey();
  const unconfirmed = useUnconfirmedSubmission();
  const reportSave = useSaveFeedback();

  return {
    isUnconfirmed: unconfirmed.isUnconfirmed,
    /** Resolves to whether it was added. */
    add: async (name: string): Promise<boolean> => {
      const response = onAdd(name, submission.keyFor(name));
      const isAdded = await reportSave(response, messages);
      unconfirmed.settle(name, (await response).error);
      if (isAdded) submission.renew();
      return isAdded;
    },
  };
}

const takenMessage = (name: string | null, taken: readonly string[]): string | undefined =>
  name !== null && taken.some((each) => each.toLowerCase() === name.toLowerCase())
    ? nameTexts.taken(name)
    : undefined;

const formSx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  p: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;
