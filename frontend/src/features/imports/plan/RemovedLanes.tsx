import Box from '@mui/material/Box';

import { importRateColumns } from '@contracts/texts/app/import-kinds';
import type { ImportDetailView } from '@contracts/views/import.view';

import { interpolate } from '../../../shared/text/format';
import { headSx } from './tile-styles';
import { hasBlockingErrors } from './usePlanActions';

/** Lanes that the cards have and the file does not: they will have no rates. */
export function RemovedLanes({ importView }: { readonly importView: ImportDetailView }) {
  const { removedLanes, planHash } = importView;
  return (
    <Box>
      <Box sx={headSx}>{importRateColumns.removed}</Box>
      {planHash === null && '—'}
      {planHash !== null && removedLanes.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{importRateColumns.nothingRemoved}</Box>
      )}
      {removedLanes.map(({ service, count, lanes }) => (
        <Box key={service} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ color: 'app.tone.warn.fg', fontWeight: 500 }}>
            {removedText(importView, { service, count })}
          </Box>
          <Box
            sx={{ color: 'text.secondary', maxHeight: 60, overflow: 'auto' }}
            {...scrollable(service)}
          >
            {lanes.join(', ')}
            {lanes.length < count && ', …'}
          </Box>
        </Box>
      ))}
      {hasBlockingErrors(importView) && importView.state === 'PLANNED' && (
        <Box sx={{ color: 'app.tone.bad.fg' }}>{importRateColumns.hasErrors}</Box>
      )}
    </Box>
  );
}

function removedText(
  { state, counts }: ImportDetailView,
  { service, count }: { readonly service: string; readonly count: number },
): string {
  const isPublished = state === 'COMPLETED' && counts.failed === 0;
  const [one, many] = isPublished
    ? [importRateColumns.wereRemovedOne, importRateColumns.wereRemovedMany]
    : [importRateColumns.removedOne, importRateColumns.removedMany];
  const text = count === 1 ? one : many;
  return interpolate(text, { service, count: count.toLocaleString('en-AU') });
}

/** Makes scrolling text reachable by keyboard. */
const scrollable = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });
