import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { stateZone } from '@contracts/rules/calendar-day';
import { appInformationTexts } from '@contracts/texts/app/consignment-information';
import { appPhoneInformationTexts as texts } from '@contracts/texts/app/consignment-information-phone';
import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { lastScanOf, trackingSteps } from '../../../shared/consignment/tracking-steps';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { formatDateTime, interpolate } from '../../../shared/text/format';

interface PhoneProgressProps {
  readonly consignment: ConsignmentView;
  /** Undefined while unknown, and before it is manifested. */
  readonly tracking: ConsignmentTrackingView | undefined;
}

/** The five steps as bars, and the last scan as text; before the first scan the steps follow from the status. */
export function PhoneProgress({ consignment, tracking }: PhoneProgressProps) {
  const { state, status, manifestedAt } = consignment;
  if (state === 'DELETED') return null;
  const progress = tracking ?? {
    status,
    manifestedAt,
    ConsignmentTracking: { TrackingEvents: [] },
  };
  const steps = trackingSteps(progress);
  return (
    <Box sx={{ mb: 3 }}>
      <Box component="ol" aria-label={trackingTexts.title} sx={barsSx}>
        {steps.map(({ name, state: stepState }) => (
          <Box
            component="li"
            key={name}
            data-state={stepState}
            {...(stepState === 'active' && { 'aria-current': 'step' })}
          >
            <VisuallyHidden>
              {interpolate(texts.step, {
                step: trackingTexts.steps[name],
                state: texts.stepStates[stepState],
              })}
            </VisuallyHidden>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: '6px', typography: 'body2', color: 'text.secondary' }}>
        {scanText(consignment, tracking)}
      </Box>
    </Box>
  );
}

/** The last scan; before it, whether the consignment has left. */
function scanText(
  { state, manifestedAt, offer }: ConsignmentView,
  tracking: ConsignmentTrackingView | undefined,
): string {
  const zone = stateZone(tracking?.senderState ?? offer.senderAddress?.suburb?.state);
  const timeText = (at: string) => formatDateTime(at, zone, { seconds: false });
  const scan = lastScanText(tracking, timeText);
  if (scan !== null) return scan;
  if (state === 'OPEN' || manifestedAt === null) return texts.notManifested;
  // without tracking here, or before it is loaded, it may have been scanned
  return interpolate(tracking?.internalTracking ? texts.notScanned : texts.manifestedAt, {
    at: timeText(manifestedAt),
  });
}

function lastScanText(
  tracking: ConsignmentTrackingView | undefined,
  timeText: (at: string) => string,
): string | null {
  const events = tracking?.ConsignmentTracking.TrackingEvents ?? [];
  const scan = lastScanOf(events);
  if (scan?.Location)
    return interpolate(appInformationTexts.lastScan, {
      place: scan.Location,
      at: timeText(scan.DateTime),
    });
  const last = events
    .map(({ DateTime: at }) => at)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  return last === undefined ? null : interpolate(texts.scannedAt, { at: timeText(last) });
}

const barsSx: SxProps<Theme> = {
  display: 'flex',
  gap: '4px',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { flex: 1, height: 5, borderRadius: '3px', bgcolor: 'app.lineStrong' },
  '& > li[data-state="completed"], & > li[data-state="active"]': {
    bgcolor: 'app.tone.move.glyph',
  },
  '& > li[data-state="active"]': { opacity: 0.55 },
};
