import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { OfferView } from '@contracts/views/offer.view';

import { useTimeZone } from '../session/useSession';
import { EMPTY_VALUE, formatDate, formatDateTime, formatMoney, formatTime, POA } from './format';

/** Amount in dollars; 'POA' for zero, a dash for no amount. */
export function MoneyText({ amount }: { readonly amount: number | null | undefined }) {
  if (amount == null) return <Muted>{EMPTY_VALUE}</Muted>;
  if (amount === 0) return <Muted>{POA}</Muted>;
  return (
    <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(amount)}
    </Box>
  );
}

const Muted = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ color: 'app.textMuted' }}>
    {children}
  </Box>
);

interface DateTextProps {
  /** An instant (ISO 8601) or a calendar day (yyyy-MM-dd). */
  readonly value: string | null | undefined;
  readonly show?: 'date' | 'date-time' | 'date-minute' | 'time';
  /** IANA name; defaults to the user's zone. */
  readonly zone?: string;
}

const formats = {
  date: formatDate,
  'date-time': formatDateTime,
  'date-minute': (value: string, zone: string) => formatDateTime(value, zone, { seconds: false }),
  time: (value: string, zone: string) => formatTime(value, zone),
};

/** Date in Australian format, with the zone in a tooltip. */
export function DateText({ value, show = 'date', zone }: DateTextProps) {
  const ownZone = useTimeZone();
  const shownZone = zone ?? ownZone;
  if (!value) return EMPTY_VALUE;
  return (
    <time dateTime={value} title={shownZone}>
      {formats[show](value, shownZone)}
    </time>
  );
}

/** ETA of an offer with its business days; nothing if unknown. */
export const EtaText = ({ eta, transitDays }: Pick<OfferView, 'eta' | 'transitDays'>) =>
  eta && (
    <>
      ETA <DateText value={eta} />
      {daysText(transitDays)}
    </>
  );

function daysText(days: number | null): string {
  if (days === null) return '';
  if (days === 0) return ', same day';
  return days === 1 ? ', 1 day' : `, ${days} days`;
}

/** Monospaced identifier: connote, manifest number, prefix range, API key. */
export function Mono({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'mono', fontWeight: 500 }}>
      {children}
    </Box>
  );
}
