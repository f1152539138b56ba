import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';

import { importColumnTexts as texts } from '@contracts/texts/app/imports';
import type { ImportColumnsView, SourceColumnView } from '@contracts/views/import-columns.view';

import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { interpolate } from '../../../shared/text/format';
import { type ColumnChoices, withTarget, withUnit } from './column-choices';

interface ColumnTableProps {
  readonly inspection: ImportColumnsView;
  readonly choices: ColumnChoices;
  readonly onChange: (choices: ColumnChoices) => void;
}

/** Unused columns beyond this number are shown on request. */
const MAX_UNUSED = 12;

/** Columns of a file with sample values and their mapping. */
export function ColumnTable({ inspection, choices, onChange }: ColumnTableProps) {
  const [isExpanded, setExpanded] = useState(false);
  // Columns that were mapped initially keep their position while the user changes them.
  const [used] = useState(() => new Set(sourcesInUse(inspection.columns)));
  const unused = choices.columns.length - used.size;
  const shown =
    isExpanded || unused <= MAX_UNUSED
      ? choices.columns
      : choices.columns.filter(({ source, target }) => target !== null || used.has(source));
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box component="ul" sx={listSx}>
        <Box component="li" aria-hidden sx={headSx}>
          <span>{texts.source}</span>
          <span>{texts.samples}</span>
          <span>{texts.target}</span>
          <span>{texts.unit}</span>
        </Box>
        {shown.map((column) => (
          <ColumnRow
            key={column.source}
            column={column}
            targets={inspection.targets}
            onTarget={(target) => {
              onChange(withTarget(choices, column.source, target));
            }}
            onUnit={(unit) => {
              onChange(withUnit(choices, column.source, unit));
            }}
          />
        ))}
      </Box>
      {shown.length < choices.columns.length && (
        <Button
          variant="text"
          onClick={() => {
            setExpanded(true);
          }}
        >
          {interpolate(texts.showUnused, { count: choices.columns.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}

const sourcesInUse = (columns: readonly SourceColumnView[]): string[] =>
  columns.filter(({ target }) => target !== null).map(({ source }) => source);

interface ColumnRowProps {
  readonly column: SourceColumnView;
  readonly targets: ImportColumnsView['targets'];
  readonly onTarget: (target: string | null) => void;
  readonly onUnit: (unit: string) => void;
}

function ColumnRow({ column, targets, onTarget, onUnit }: ColumnRowProps) {
  const { source, samples, target, unit } = column;
  const id = useId();
  const units = targets.find(({ name }) => name === target)?.units ?? [];
  const options = targets.map(({ name, isNeeded }) => ({
    value: name,
    label: isNeeded ? interpolate(texts.neededMark, { column: name }) : name,
  }));
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{source}</Box>
      <Box sx={samplesSx} title={samples.join('\n')}>
        {samples.join(', ') || texts.noSamples}
      </Box>
      <NativeSelectInput
        id={id}
        aria-label={interpolate(texts.targetOf, { source })}
        value={target ?? ''}
        options={[{ value: '', label: texts.unused }, ...options]}
        onChange={(value) => {
          onTarget(value === '' ? null : value);
        }}
      />
      {units.length > 0 ? (
        <NativeSelectInput
          id={`${id}-unit`}
          aria-label={interpolate(texts.unitOf, { source })}
          value={unit ?? units[0] ?? ''}
          options={units.map((value) => ({ value, label: value }))}
          onChange={onUnit}
        />
      ) : (
        <span />
      )}
    </Box>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 84px',
    md: 'minmax(0, 1fr) minmax(0, 1.3fr) 240px 84px',
  },
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
} as const;

const listSx = { width: 1, m: 0, p: 0, listStyle: 'none' } as const;

const headSx = {
  ...columnsSx,
  display: { xs: 'none', md: 'grid' },
  py: 1,
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const rowSx = {
  ...columnsSx,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  // On a phone, heading and values use the full width above the mapping.
  '& > :nth-of-type(-n+2)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;

const samplesSx = {
  color: 'app.textMuted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
