import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTime } from 'luxon';

import { PickerTheme } from '../../../shared/forms/PickerTheme';

export interface DayCalendarProps {
  /** yyyy-MM-dd. */
  readonly value: string;
  readonly min?: string;
  readonly onSelect: (day: string) => void;
}

/** Calendar of one month. */
export function DayCalendar({ value, min, onSelect }: DayCalendarProps) {
  return (
    <PickerTheme>
      <DateCalendar
        autoFocus
        value={DateTime.fromISO(value)}
        {...(min && { minDate: DateTime.fromISO(min) })}
        onChange={(day, state) => {
          // Moving to another month or year is not a selection yet.
          const selected = state === 'finish' ? day?.toISODate() : null;
          if (selected) onSelect(selected);
        }}
      />
    </PickerTheme>
  );
}
