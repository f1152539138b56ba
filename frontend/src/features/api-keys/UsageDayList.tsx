import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { apiKeyUsageTexts as texts } from '@contracts/texts/app/api-key-usage';

import { VisuallyHidden } from '../../shared/layout/VisuallyHidden';
import { formatDate, interpolate } from '../../shared/text/format';
import { Mono } from '../../shared/text/values';
import type { UsageDay } from './usage-days';

/** Number of days shown initially. */
const INITIAL_DAYS = 7;

/** Calls of each day by operation, newest day first. */
export function UsageDayList({ days }: { readonly days: readonly UsageDay[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? days : days.slice(0, INITIAL_DAYS);
  return (
    <>
      {shown.map((day) => (
        <DayTable key={day.day} day={day} />
      ))}
      {shown.length < days.length && (
        <Button
          variant="outlined"
          onClick={() => {
            setExpanded(true);
          }}
        >
          {interpolate(texts.allDays, { days: days.length })}
        </Button>
      )}
    </>
  );
}

const DayTable = ({ day: { day, calls, operations } }: { readonly day: UsageDay }) => (
  <Box component="table" sx={tableSx}>
    <Box component="caption" sx={captionSx}>
      <span>{formatDate(day, 'UTC')}</span>
      <span>{calls.toLocaleString('en-AU')}</span>
    </Box>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{texts.operation}</VisuallyHidden>
        </th>
        <th scope="col">
          <VisuallyHidden>{texts.calls}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {operations.map((operation) => (
        <tr key={`${operation.method} ${operation.path}`}>
          <td>
            <Mono>{operation.method}</Mono> <Mono>{operation.path}</Mono>
          </td>
          <td>{operation.calls.toLocaleString('en-AU')}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

const captionSx = {
  py: '6px',
  fontWeight: 600,
  color: 'text.primary',
  textAlign: 'left',
  '& span:last-of-type': { float: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;

const tableSx = {
  width: 1,
  mb: 4,
  borderCollapse: 'collapse',
  '& td': { py: '7px', borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& th': { p: 0 },
  '& td:last-of-type': {
    pl: 3,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
