import OutlinedInput from '@mui/material/OutlinedInput';

import { ownTransitTexts as words } from '@contracts/texts/own-zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { fillText } from '../../shared/text/fill-text';
import { heatLevels } from '../../shared/theme/tokens';
import { laneHeat } from './lane-heat';
import { etaText } from './lane-edits';
import { useLaneEditing } from './LaneEditing';

export interface EtaCellProps {
  readonly lane: TransitLaneView;
  readonly tabIndex: 0 | -1;
}

/** The days of a lane: the grid's arrow keys move from one to the next, and typing replaces what stands there. */
export function EtaCell({ lane, tabIndex }: EtaCellProps) {
  const { edits, spread, isWrong, type } = useLaneEditing();
  const isChanged = edits.typed.has(lane.id);
  const heat = laneHeat(lane.eta, spread);
  return (
    <OutlinedInput
      value={etaText(edits, lane)}
      error={isWrong(lane)}
      sx={isChanged ? changedSx : cellSx}
      data-heat={isChanged ? undefined : (heat ?? undefined)}
      inputProps={{
        'aria-label': fillText(words.etaOf, { zone: lane.toZone }),
        'aria-invalid': isWrong(lane),
        inputMode: 'numeric',
        autoComplete: 'off',
        tabIndex,
      }}
      onFocus={({ target }) => {
        target.select();
      }}
      onChange={({ target }) => {
        type(new Map([[lane, target.value]]));
      }}
    />
  );
}

const cellSx = {
  width: 72,
  '& input.MuiOutlinedInput-input': { py: '2px' },
  // The switch stands around the list: it draws no cell again.
  ...Object.fromEntries(
    heatLevels.map((level) => [
      `[data-shaded="true"] &[data-heat="${level}"]`,
      { bgcolor: `app.heat.${level}` },
    ]),
  ),
} as const;
const changedSx = { ...cellSx, bgcolor: 'app.accentSoft' } as const;
