import Box from '@mui/material/Box';

import { VerbatimText } from '../text/VerbatimText';
import { lookOf } from './status-tones';
import { StatusDial } from './StatusDial';

export interface StatusChipProps {
  /** Name of the status, for example OUT_FOR_DELIVERY. */
  readonly status: string;
  /** Other words than the status itself. */
  readonly label?: string;
}

/** A status: progress dial, word, and tone as the third cue. */
export function StatusChip({ status, label }: StatusChipProps) {
  const { tone, dial } = lookOf(status);

  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        '--dial-ground': (theme) => (theme.vars ?? theme).palette.background.paper,
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        height: 22,
        padding: '0 8px 0 5px',
        borderRadius: '11px',
        typography: 'label',
        whiteSpace: 'nowrap',
        color: `app.tone.${tone}.fg`,
        bgcolor: `app.tone.${tone}.bg`,
        '& svg': { display: 'block', flex: 'none', color: `app.tone.${tone}.glyph` },
      }}
    >
      <StatusDial dial={dial} />
      <VerbatimText>{label ?? status.replaceAll('_', ' ')}</VerbatimText>
    </Box>
  );
}
