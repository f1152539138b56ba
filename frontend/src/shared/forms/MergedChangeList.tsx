import Box from '@mui/material/Box';
import { Check } from 'lucide-react';

import { versionConflictTexts as texts } from '@contracts/texts/app/version-conflict';

import type { VersionConflict } from './version-conflict';
import { fieldLabel, valueText } from './version-conflict-text';

export interface MergedChangeListProps {
  readonly conflict: VersionConflict;
  readonly editorName: string;
}

/** Lists the fields that need no decision: changed only by the other user, or by both to the same value. */
export function MergedChangeList({ conflict, editorName }: MergedChangeListProps) {
  const changes = [
    ...conflict.mergedChanges.map((change) => ({ ...change, by: texts.theirsOnly(editorName) })),
    ...conflict.agreedChanges.map((change) => ({ ...change, by: texts.bothTheSame })),
  ];
  if (changes.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <strong>{texts.kept(changes.length)}</strong>
      <Box component="ul" sx={mergedSx}>
        {changes.map(({ field, from, to, by }) => (
          <li key={field}>
            <Check size={14} aria-hidden />
            <span>{fieldLabel(field)}</span>
            <span>
              {valueText(field, from)} → {valueText(field, to)}
            </span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {by}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const mergedSx = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: '14px 1fr', sm: '14px 132px 1fr auto' },
    alignItems: 'center',
    columnGap: 2,
    py: 1,
  },
  '& li > *': { gridColumn: { xs: 2, sm: 'auto' } },
  '& li > svg': { gridColumn: 1, color: 'app.tone.done.glyph' },
} as const;
