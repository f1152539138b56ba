import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';

import { PopoverButton } from '../../../shared/layout/PopoverButton';
import { lazy } from '../../../shared/loading/lazy';
import { shortDay } from './short-day';

// The calendar is a separate chunk: the list does not wait for it.
const DayCalendar = lazy(() =>
  import('./DayCalendar').then(({ DayCalendar: Component }) => ({ default: Component })),
);

export interface DayFieldProps {
  readonly label: string;
  /** yyyy-MM-dd. */
  readonly value: string;
  readonly min?: string;
  readonly onChange: (value: string) => void;
}

/** Date button of a toolbar, as dd/mm/yy (MAN-03); opens a calendar. */
export function DayField({ label, value, min, onChange }: DayFieldProps) {
  return (
    <PopoverButton
      label={label}
      button={
        <>
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {label}
          </Box>
          {shortDay(value)}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={336} />}>
          <DayCalendar
            value={value}
            {...(min && { min })}
            onSelect={(day) => {
              onChange(day);
              close();
            }}
          />
        </Suspense>
      )}
    </PopoverButton>
  );
}
