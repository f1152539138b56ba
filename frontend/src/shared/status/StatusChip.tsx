import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { SpecText } from '../text/SpecText';
import type { Tone } from '../theme/tokens';

/** The icon is a progress dial (a fraction) or a symbol, so that the status is recognisable without colour. */
export type Dial =
  | number
  | 'dashed'
  | 'ring'
  | 'clock'
  | 'half'
  | 'cross'
  | 'tick'
  | 'slash'
  | 'loop'
  | 'pause'
  | 'ringCross'
  | 'ringTick';

export interface StatusStyle {
  readonly tone: Tone;
  readonly dial: Dial;
}

/** Style of every status of the product; the only place that assigns status colours. */
const styles: Readonly<Record<string, StatusStyle>> = {
  DRAFT: { tone: 'neutral', dial: 'dashed' },
  CREATED: { tone: 'neutral', dial: 'ring' },
  MANIFESTED: { tone: 'plan', dial: 1 / 6 },
  PICKUP_BOOKED: { tone: 'plan', dial: 2 / 6 },
  PICKED_UP: { tone: 'move', dial: 3 / 6 },
  IN_TRANSIT: { tone: 'move', dial: 4 / 6 },
  BOOK_IN: { tone: 'warn', dial: 'clock' },
  OUT_FOR_DELIVERY: { tone: 'move', dial: 5 / 6 },
  PARTIALLY_DELIVERED: { tone: 'warn', dial: 'half' },
  UNABLE_TO_DELIVER: { tone: 'bad', dial: 'cross' },
  DELIVERED: { tone: 'done', dial: 'tick' },
  DELETED: { tone: 'neutral', dial: 'slash' },

  VALID: { tone: 'done', dial: 'tick' },

  ACTIVE: { tone: 'done', dial: 'tick' },
  PENDING: { tone: 'plan', dial: 'clock' },
  LOCKED: { tone: 'bad', dial: 'cross' },
  DISABLED: { tone: 'neutral', dial: 'slash' },

  SENT: { tone: 'done', dial: 'ringTick' },
  BOOKED: { tone: 'done', dial: 'ringTick' },
  QUEUED: { tone: 'plan', dial: 'clock' },
  FAILED: { tone: 'bad', dial: 'ringCross' },
  PERMANENT: { tone: 'neutral', dial: 'loop' },
  NOT_REQUIRED: { tone: 'neutral', dial: 'slash' },

  PAUSED: { tone: 'neutral', dial: 'pause' },
  WAITING: { tone: 'neutral', dial: 'clock' },
  RETRYING: { tone: 'plan', dial: 'loop' },
};

const unknown: StatusStyle = { tone: 'neutral', dial: 'ring' };

export const statusStyle = (status: string): StatusStyle => styles[status] ?? unknown;

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const cutOutStroke = { ...stroke, stroke: 'var(--dial-ground)', strokeWidth: 1.6 } as const;

const ring = <circle cx="7" cy="7" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const disc = <circle cx="7" cy="7" r="6" fill="currentColor" />;

const withRing = (symbol: ReactNode) => (
  <>
    {ring}
    {symbol}
  </>
);
const withDisc = (symbol: ReactNode) => (
  <>
    {disc}
    {symbol}
  </>
);

const symbols: Record<Exclude<Dial, number>, ReactNode> = {
  ring,
  dashed: (
    <circle
      cx="7"
      cy="7"
      r="5.25"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.1 1.9"
    />
  ),
  clock: withRing(<path {...stroke} strokeWidth="1.4" d="M7 4.2V7l1.9 1.3" />),
  half: withRing(<path fill="currentColor" d="M7 3.6A3.4 3.4 0 0 1 7 10.4Z" />),
  slash: withRing(<path stroke="currentColor" strokeWidth="1.5" d="M3.5 10.5l7-7" />),
  cross: withDisc(<path {...cutOutStroke} d="M5 5l4 4M9 5l-4 4" />),
  tick: withDisc(<path {...cutOutStroke} d="M4.4 7.2l1.8 1.8 3.5-3.7" />),
  ringCross: withRing(<path {...stroke} strokeWidth="1.3" d="M5.4 5.4l3.2 3.2M8.6 5.4l-3.2 3.2" />),
  pause: withRing(<path {...stroke} strokeWidth="1.4" d="M5.8 5v4M8.2 5v4" />),
  ringTick: withRing(<path {...stroke} strokeWidth="1.3" d="M4.9 7.1l1.5 1.5 2.8-3" />),
  loop: (
    <path
      {...stroke}
      strokeWidth="1.3"
      d="M2.5 6V5a1.5 1.5 0 0 1 1.5-1.5h7M9.3 1.8 11 3.5 9.3 5.2M11.5 8v1a1.5 1.5 0 0 1-1.5 1.5H3M4.7 8.8 3 10.5l1.7 1.7"
    />
  ),
};

/** Path of a dial filled clockwise from the top to `share` of a turn. */
function wedge(share: number): string {
  const angle = 2 * Math.PI * share;
  const x = (7 + 3 * Math.sin(angle)).toFixed(2);
  const y = (7 - 3 * Math.cos(angle)).toFixed(2);
  return `M7 7V4A3 3 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
}

/** 14 px icon of a status. */
export function StatusDial({ dial }: { readonly dial: Dial }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {typeof dial === 'number'
        ? withRing(<path d={wedge(dial)} fill="currentColor" />)
        : symbols[dial]}
    </svg>
  );
}

interface StatusChipProps {
  /** Name of the status, for example OUT_FOR_DELIVERY. */
  readonly status: string;
  /** Label, if different from the status. */
  readonly label?: string;
}

/** Status chip: progress dial, label and colour. */
export function StatusChip({ status, label }: StatusChipProps) {
  const { tone, dial } = statusStyle(status);

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
      <SpecText>{label ?? status.replaceAll('_', ' ')}</SpecText>
    </Box>
  );
}
