import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { importColumnTexts as texts } from '@contracts/texts/app/imports';
import type { ImportColumnsView } from '@contracts/views/import-columns.view';

import { FailureAlert } from '../../../shared/feedback/FailureAlert';
import { TextInput } from '../../../shared/forms/TextInput';
import { interpolate } from '../../../shared/text/format';
import {
  type ColumnChoices,
  constantTargets,
  missingTargets,
  withConstant,
} from './column-choices';
import { ColumnTable } from './ColumnTable';

interface ColumnsStepProps {
  readonly inspection: ImportColumnsView;
  readonly choices: ColumnChoices;
  readonly onChange: (choices: ColumnChoices) => void;
}

/** Step for mapping columns: a sentence if all are recognised, otherwise a table. */
export function ColumnsStep({ inspection, choices, onChange }: ColumnsStepProps) {
  const [isOpen, setOpen] = useState(inspection.missing.length > 0);
  const missing = missingTargets(inspection, choices);
  if (inspection.isDocument)
    return <Typography sx={{ color: 'text.secondary' }}>{texts.document}</Typography>;
  return (
    <Box component="section" aria-label={texts.title} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{summaryOf(inspection, choices)}</Typography>
        {!isOpen && (
          <Button
            variant="text"
            onClick={() => {
              setOpen(true);
            }}
          >
            {texts.change}
          </Button>
        )}
      </Box>
      {missing.length > 0 && (
        <FailureAlert
          failure={{ message: interpolate(texts.needed, { columns: missing.join(', ') }) }}
        />
      )}
      {isOpen && (
        <>
          <ColumnTable inspection={inspection} choices={choices} onChange={onChange} />
          <Constants inspection={inspection} choices={choices} onChange={onChange} />
          <Box sx={{ maxWidth: 360 }}>
            <TextInput
              label={texts.rememberAs}
              isOptional
              help={texts.rememberHelp}
              value={choices.rememberAs}
              inputProps={{ maxLength: 80 }}
              onChange={({ target }) => {
                onChange({ ...choices, rememberAs: target.value, isChanged: true });
              }}
            />
          </Box>
        </>
      )}
    </Box>
  );
}

function summaryOf({ savedAs }: ImportColumnsView, { columns, isChanged }: ColumnChoices): string {
  if (savedAs !== null && !isChanged) return interpolate(texts.saved, { name: savedAs });
  const used = columns.filter(({ target }) => target !== null).length;
  return interpolate(texts.recognised, { used, all: columns.length });
}

function Constants({ inspection, choices, onChange }: ColumnsStepProps) {
  const targets = constantTargets(inspection, choices);
  const unmapped = missingTargets(inspection, { ...choices, constants: {} });
  if (targets.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {texts.constants}
      </Typography>
      <Typography sx={{ color: 'app.textMuted' }}>{texts.constantsHelp}</Typography>
      <Box sx={constantsSx}>
        {targets.map((name) => (
          <TextInput
            key={name}
            label={name}
            isOptional={!unmapped.includes(name)}
            value={choices.constants[name] ?? ''}
            inputProps={{ maxLength: 500 }}
            onChange={({ target }) => {
              onChange(withConstant(choices, name, target.value));
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

const constantsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
} as const;
