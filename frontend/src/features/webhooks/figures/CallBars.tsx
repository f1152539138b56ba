import Box from '@mui/material/Box';

import { webhookFigureTexts as texts } from '@contracts/texts/app/webhook-figures';
import type { HalfHourView } from '@contracts/views/webhook-figures.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime, interpolate } from '../../../shared/text/format';
import { countText } from './activity-text';

interface CallBarsProps {
  /** Oldest first. */
  readonly halfHours: readonly HalfHourView[];
}

/** Bars of the calls in each half hour, failed ones in red. */
export function CallBars({ halfHours }: CallBarsProps) {
  const zone = useTimeZone();
  const peak = Math.max(1, ...halfHours.map(({ delivered, failed }) => delivered + failed));
  return (
    <>
      <Box aria-hidden sx={barsSx}>
        {halfHours.map(({ at, delivered, failed }) => (
          <span
            key={at}
            title={interpolate(texts.half, {
              time: formatTime(at, zone),
              delivered: countText(delivered),
              failed: countText(failed),
            })}
          >
            <i className="delivered" style={{ height: heightOf(delivered, peak) }} />
            <i className="failed" style={{ height: heightOf(failed, peak) }} />
          </span>
        ))}
      </Box>
      <CallTable halfHours={halfHours} zone={zone} />
    </>
  );
}

/** One call among thousands is still visible. */
const heightOf = (count: number, peak: number): string =>
  count === 0 ? '0' : `max(2px, ${((100 * count) / peak).toFixed(1)}%)`;

/** The bars as a table, for screen readers: only half hours with calls. */
const CallTable = ({ halfHours, zone }: CallBarsProps & { readonly zone: string }) => (
  <VisuallyHidden>
    <table aria-label={texts.calls}>
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.arrived}</th>
          <th scope="col">{texts.failed}</th>
        </tr>
      </thead>
      <tbody>
        {halfHours
          .filter(({ delivered, failed }) => delivered + failed > 0)
          .map(({ at, delivered, failed }) => (
            <tr key={at}>
              <th scope="row">{formatTime(at, zone)}</th>
              <td>{countText(delivered)}</td>
              <td>{countText(failed)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </VisuallyHidden>
);

const barsSx = {
  display: { xs: 'none', sm: 'flex' },
  gap: '3px',
  height: 36,
  borderBottom: 1,
  borderColor: 'divider',
  '& > span': {
    flex: 1,
    minWidth: 0,
    height: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
  },
  '& > span:hover': { bgcolor: 'app.hover' },
  // bars are backgrounds, which forced colours would remove
  '& i': { forcedColorAdjust: 'none', flex: 'none', maxHeight: 1 },
  '& i:first-of-type': { borderRadius: '2px 2px 0 0' },
  '& .delivered': { bgcolor: 'app.tone.move.glyph' },
  '& .failed': { bgcolor: 'app.tone.bad.glyph' },
} as const;
