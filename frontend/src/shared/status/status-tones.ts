import type { Tone } from '../theme/tokens';

/** The icon is a progress dial (a fraction) or a sign, so that the status reads without colour. */
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
  | 'ringCross'
  | 'ringTick';

export interface StatusStyle {
  readonly tone: Tone;
  readonly dial: Dial;
}

/** Style of every status of the product; the only place that assigns status colours. */
const looks: Readonly<Record<string, StatusStyle>> = {
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
};

const unknown: StatusStyle = { tone: 'neutral', dial: 'ring' };

export const statusStyle = (status: string): StatusStyle => looks[status] ?? unknown;
