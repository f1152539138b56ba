import Box from '@mui/material/Box';
import { Check } from 'lucide-react';

import { importScreenTexts } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { interpolate } from '../../../shared/text/format';

const texts = importScreenTexts.steps;

/** Steps of an import: file and columns, plan, run. */
export function ImportSteps({ importView }: { readonly importView: ImportDetailView }) {
  const { rowCount, mappingName, committedAt, state } = importView;
  const isCommitted = committedAt !== null;
  const steps = [
    {
      label: texts.file,
      note: interpolate(rowCount === 1 ? texts.row : texts.rows, {
        count: rowCount.toLocaleString('en-AU'),
        type: typeOf(importView),
      }),
      isDone: true,
    },
    {
      label: texts.columns,
      note: mappingName === null ? '' : interpolate(texts.mapping, { name: mappingName }),
      isDone: true,
    },
    { label: texts.plan, note: '', isDone: isCommitted },
    { label: texts.run, note: '', isDone: state === 'COMPLETED' },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Box component="ol" aria-label={texts.label} sx={listSx}>
      {steps.map(({ label, note, isDone }, index) => (
        <Box
          key={label}
          component="li"
          data-state={isDone ? 'done' : index === current ? 'current' : 'next'}
          {...(index === current && { 'aria-current': 'step' as const })}
          sx={stepSx}
        >
          <Box component="span" aria-hidden className="mark">
            {isDone ? <Check size={12} strokeWidth={2.2} /> : index + 1}
          </Box>
          <Box component="span" className="label">
            {label}
          </Box>
          {note !== '' && (
            <Box component="span" className="note">
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Extension of the file's name, 'csv' if it has none. */
const typeOf = ({ fileName }: ImportDetailView): string =>
  /\.(\w{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? 'csv';

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const stepSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'app.textMuted',
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 600,
    bgcolor: 'app.tone.neutral.bg',
  },
  '& .label': { fontWeight: 500 },
  '& .note': { display: { xs: 'none', md: 'inline' } },
  '&[data-state="done"] .mark': { color: 'app.tone.done.fg', bgcolor: 'app.tone.done.bg' },
  '&[data-state="done"] .label': { color: 'text.secondary' },
  '&[data-state="current"]': { color: 'text.primary' },
  '&[data-state="current"] .mark': { color: 'background.paper', bgcolor: 'text.primary' },
} as const;
