import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { DispatchedDayView } from '@contracts/views/dashboard.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { formatDate } from '../../../shared/text/format';
import { DashboardCard } from '../DashboardCard';
import { axisMaximum } from './axis-maximum';

const parts = ['late', 'onTime', 'underway'] as const;

/** Dispatches per day, by delivery result. */
export function DispatchedCard({ days }: { readonly days: readonly DispatchedDayView[] }) {
  const top = axisMaximum(Math.max(0, ...days.map(totalOf)));
  return (
    <DashboardCard title={texts.dispatchedPerDay} tools={<Legend />}>
      {days.length === 0 ? (
        <Box sx={{ px: '16px', pb: '14px', color: 'app.textMuted' }}>{texts.noneDispatched}</Box>
      ) : (
        <>
          <Box aria-hidden sx={chartSx}>
            <Box className="axis">
              {[top, top / 2, 0].map((value) => (
                <span key={value}>{value}</span>
              ))}
            </Box>
            {days.map((day) => (
              <Box
                key={day.day}
                className="day"
                title={`${formatDate(day.day, 'UTC')}: ${totalOf(day)}`}
              >
                <Box className="column">
                  {parts.map((part) => (
                    <i
                      key={part}
                      className={part}
                      style={{ height: `${(day[part] / top) * 100}%` }}
                    />
                  ))}
                </Box>
                <span>{Number(day.day.slice(8))}</span>
              </Box>
            ))}
          </Box>
          <DispatchedTable days={days} />
        </>
      )}
    </DashboardCard>
  );
}

const totalOf = ({ onTime, late, underway }: DispatchedDayView) => onTime + late + underway;

const Legend = () => (
  <Box sx={legendSx}>
    {(['onTime', 'late', 'underway'] as const).map((part) => (
      <span key={part}>
        <i className={part} />
        {texts.parts[part]}
      </span>
    ))}
  </Box>
);

/** The bars as a table, for screen readers. */
const DispatchedTable = ({ days }: { readonly days: readonly DispatchedDayView[] }) => (
  <VisuallyHidden>
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.parts.onTime}</th>
          <th scope="col">{texts.parts.late}</th>
          <th scope="col">{texts.parts.underway}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, onTime, late, underway }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day, 'UTC')}</th>
            <td>{onTime}</td>
            <td>{late}</td>
            <td>{underway}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);

const colours = {
  // bars are backgrounds, which forced colours would remove
  '& i': { forcedColorAdjust: 'none' },
  '& .onTime': { bgcolor: 'app.tone.move.glyph' },
  '& .late': { bgcolor: 'app.tone.warn.glyph' },
  '& .underway': { bgcolor: 'app.lineStrong' },
} as const;

const chartSx: SxProps<Theme> = {
  ...colours,
  display: 'flex',
  gap: '8px',
  flex: 1,
  minHeight: 132,
  maxHeight: 240,
  px: '16px',
  pb: '10px',
  fontSize: '0.71875rem',
  color: 'app.textMuted',
  '& .axis': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'right',
    pb: '14px',
    mt: '-6px',
  },
  '& .day': {
    flex: 1,
    maxWidth: 44,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
  },
  '& .column': {
    flex: 1,
    width: '60%',
    minWidth: 8,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: '2px',
  },
  '& .column i': { borderRadius: '3px' },
};

const legendSx: SxProps<Theme> = {
  ...colours,
  display: 'flex',
  gap: '10px',
  typography: 'caption',
  color: 'app.textMuted',
  whiteSpace: 'nowrap',
  '& span': { display: 'flex', alignItems: 'center', gap: '6px' },
  '& i': { width: 9, height: 9, borderRadius: '3px', forcedColorAdjust: 'none' },
};
