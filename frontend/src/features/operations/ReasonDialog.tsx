import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';

const MAX_REASON_LENGTH = 255;

export interface ReasonDialogProps {
  readonly title: string;
  readonly note: string;
  readonly label: string;
  /** Error shown if the reason is missing. */
  readonly missing: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason before something is removed from a work list. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { note, label, missing, onSubmit, ...dialog } = props;
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = text.trim();

  return (
    <FormDialog
      {...dialog}
      isDirty={reason !== ''}
      onSubmit={() => {
        setChecked(true);
        if (reason !== '') onSubmit(reason);
      }}
    >
      <Typography sx={{ mb: 3 }}>{note}</Typography>
      <TextInput
        label={label}
        value={text}
        autoFocus
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_REASON_LENGTH }}
        error={isChecked && reason === '' ? missing : undefined}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
    </FormDialog>
  );
}
