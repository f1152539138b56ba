import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { Calendar } from 'lucide-react';
import { DateTime } from 'luxon';
import { useId } from 'react';

import { FormField } from './FormField';
import { PickerTheme } from './PickerTheme';

export interface DateFieldProps {
  readonly label: string;
  /** Calendar day, yyyy-MM-dd. */
  readonly value: string | null;
  /** Called with null while the field is empty or not a date. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly isOptional?: boolean;
  readonly error?: string | undefined;
  /** luxon format; defaults to dd/MM/yyyy. */
  readonly format?: string;
  readonly disabled?: boolean;
}

const toDay = (value: string | null | undefined) => (value ? DateTime.fromISO(value) : null);

/** Australian date order. */
const placeholders = {
  fieldDayPlaceholder: () => 'dd',
  fieldMonthPlaceholder: () => 'mm',
  fieldYearPlaceholder: ({ digitAmount }: { readonly digitAmount: number }) =>
    'y'.repeat(digitAmount),
};

const CalendarIcon = () => <Calendar size={14} strokeWidth={1.6} aria-hidden />;

/** Date field with a picker. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, onBlur, min, max, isOptional, error, disabled } = props;
  const id = useId();
  const minDate = toDay(min);
  const maxDate = toDay(max);

  return (
    <FormField label={label} id={id} error={error} {...(isOptional && { isOptional })}>
      {(field) => (
        <PickerTheme localeText={placeholders}>
          <DatePicker
            value={toDay(value)}
            format={props.format ?? 'dd/MM/yyyy'}
            {...(minDate && { minDate })}
            {...(maxDate && { maxDate })}
            {...(disabled && { disabled })}
            onChange={(day) => {
              onChange(day?.isValid ? day.toISODate() : null);
            }}
            slots={{ openPickerIcon: CalendarIcon }}
            slotProps={{
              popper: { 'aria-label': label },
              textField: {
                id: field.id,
                error: error !== undefined,
                ...(onBlur && { onBlur }),
                // Its sections are separate inputs; the group has the label of the date.
                slotProps: { input: { 'aria-label': label }, htmlInput: field },
              },
            }}
          />
        </PickerTheme>
      )}
    </FormField>
  );
}
