import Box from '@mui/material/Box';
import { useState } from 'react';

import { pasteRowsTexts } from '@contracts/texts/app/create-consignment';
import { pluralise } from '@contracts/texts/pluralise';

import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { readTable, type PasteContext, type PastedRows } from './paste-rows';
import { unitName } from '../../../shared/goods/units';

export interface PasteRowsDialogProps extends PasteContext {
  readonly onPaste: (rows: PastedRows) => void;
  readonly onClose: () => void;
}

const EXAMPLE = 'Carton\t4\t60\t40\t40\t14\nPallet\t2\t120\t120\t145\t380';

/** Pastes rows from a spreadsheet, with a preview of what is recognised. */
export function PasteRowsDialog({ types, unit, onPaste, onClose }: PasteRowsDialogProps) {
  const [text, setText] = useState('');
  const pasted = text.trim() === '' ? null : readTable(text, { types, unit });
  const count = pasted?.rows.length ?? 0;

  return (
    <FormDialog
      title="Paste rows"
      submitLabel={`Add ${pluralise(count, 'item')}`}
      isBusy={count === 0}
      onSubmit={() => {
        if (pasted) onPaste(pasted);
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        label="Spreadsheet rows"
        multiline
        minRows={6}
        maxRows={14}
        autoFocus
        value={text}
        placeholder={EXAMPLE}
        help={pasteRowsTexts.help(unitName(unit))}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <Box role="status" sx={{ mt: 3, display: 'grid', gap: 1 }}>
        {pasted && (
          <strong>{`${pluralise(count, 'item')} ${count === 1 ? 'was' : 'were'} read.`}</strong>
        )}
        {pasted?.problems.map((problem) => (
          <Box key={problem} sx={{ color: 'app.tone.warn.fg' }}>
            {problem}
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
}
