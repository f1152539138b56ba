import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export interface DayCalendarProps {
  /** yyyy-MM-dd. */
  readonly value: string;
  readonly min?: string;
  readonly onPick: (day: string) => void;
}

/** Calendar of one month. */
export function DayCalendar({ value, min, onPick }: DayCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-AU">
      <DateCalendar
        autoFocus
        value={DateTime.fromISO(value)}
        {...(min && { minDate: DateTime.fromISO(min) })}
        onChange={(day, state) => {
          // Moving to another month or year is not a selection yet.
          const picked = state === 'finish' ? day?.toISODate() : null;
          if (picked) onPick(picked);
        }}
      />
    </LocalizationProvider>
  );
}
