import Box from '@mui/material/Box';

import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';
import type { SetAsideScanView } from '@contracts/views/set-aside-scan.view';

import { CardSelect } from '../../../shared/grid/CardSelect';
import type { GridSelection } from '../../../shared/grid/grid-state';
import { DateText, Mono } from '../../../shared/text/values';
import { ScanDetail } from './ScanDetail';
import { nameOf, timesOf } from './set-aside-columns';
import { feedOf } from './useSetAside';

interface ScanCardProps {
  readonly scan: SetAsideScanView;
  /** Absent for read-only users. */
  readonly selection?: GridSelection;
}

/** Card of a set-aside scan, for phones. */
export const ScanCard = ({ scan, selection }: ScanCardProps) => (
  <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {selection && <CardSelect id={scan.id} name={nameOf(scan)} selection={selection} />}
      <Mono>{nameOf(scan)}</Mono>
    </Box>
    <Box sx={{ color: 'text.secondary' }}>{texts.reasons[scan.reason]}</Box>
    <Box sx={{ color: 'app.textMuted' }}>
      {feedOf(scan)}, {timesOf(scan)}, <DateText value={scan.receivedAt} show="date-minute" />
    </Box>
    <ScanDetail scan={scan} />
  </Box>
);
