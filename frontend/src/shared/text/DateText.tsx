import { useTimeZone } from '../session/useSession';
import { formatDate, formatDateTime, formatTime } from './dates';
import { NOTHING } from './money';

export interface DateTextProps {
  /** An instant (ISO 8601) or a calendar day (yyyy-MM-dd). */
  readonly value: string | null | undefined;
  readonly show?: 'date' | 'date-time' | 'date-minute' | 'time';
  /** IANA name; the user's own zone unless given. */
  readonly zone?: string;
}

const formats = {
  date: formatDate,
  'date-time': formatDateTime,
  'date-minute': (value: string, zone: string) => formatDateTime(value, zone, { seconds: false }),
  time: (value: string, zone: string) => formatTime(value, zone),
};

/** A date as Australians write it; the zone stands in the tooltip. */
export function DateText({ value, show = 'date', zone }: DateTextProps) {
  const ownZone = useTimeZone();
  const shownZone = zone ?? ownZone;
  if (!value) return NOTHING;
  return (
    <time dateTime={value} title={shownZone}>
      {formats[show](value, shownZone)}
    </time>
  );
}
