import Box from '@mui/material/Box';
import { useState } from 'react';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { interpolate } from '../../shared/text/format';
import { readPasted, type PastedLanes } from './paste-lanes';

export interface PasteDialogProps {
  readonly lanes: readonly TransitLaneView[];
  readonly onApply: (changes: ReadonlyMap<TransitLaneView, string>) => void;
  readonly onClose: () => void;
}

/** Pastes days from a spreadsheet: all lines or none. */
export function PasteDialog({ lanes, onApply, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const pasted = readPasted(text, lanes);
  const message = messageOfPaste(pasted);

  function apply() {
    setChecked(true);
    if (message !== null) return;
    onApply(pasted.changes);
    onClose();
  }

  return (
    <FormDialog
      title={texts.pasteTitle}
      submitLabel={texts.pasteApply}
      isDirty={text !== ''}
      onSubmit={apply}
      onClose={onClose}
    >
      <Box sx={{ mb: 3, color: 'text.secondary' }}>{texts.pasteIntro}</Box>
      <TextInput
        label={texts.pasteField}
        multiline
        rows={10}
        autoFocus
        placeholder={'ADL\t2\nBNE\t3'}
        value={text}
        error={isChecked ? (message ?? undefined) : undefined}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
    </FormDialog>
  );
}

/** Error of the pasted lines; null if there is none. */
function messageOfPaste({ changes, unknown, invalid }: PastedLanes): string | null {
  if (invalid.length > 0) return interpolate(texts.pasteInvalid, { lines: invalid.join(', ') });
  if (unknown.length > 0) return interpolate(texts.pasteUnknown, { zones: unknown.join(', ') });
  return changes.size === 0 ? texts.pasteNothing : null;
}
