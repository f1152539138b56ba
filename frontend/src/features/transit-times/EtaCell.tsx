import OutlinedInput from '@mui/material/OutlinedInput';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { interpolate } from '../../shared/text/format';
import { heatLevels } from '../../shared/theme/tokens';
import { laneHeat } from './lane-heat';
import { etaText } from './lane-edits';
import { useLaneEditing } from './LaneEditing';

export interface EtaCellProps {
  readonly lane: TransitLaneView;
  readonly tabIndex: 0 | -1;
}

/** Input for the days of a lane: the grid's arrow keys move between cells, and typing replaces the value. */
export function EtaCell({ lane, tabIndex }: EtaCellProps) {
  const { edits, spread, isInvalid, type } = useLaneEditing();
  const isChanged = edits.typed.has(lane.id);
  const heat = laneHeat(lane.eta, spread);
  return (
    <OutlinedInput
      value={etaText(edits, lane)}
      error={isInvalid(lane)}
      sx={isChanged ? changedSx : cellSx}
      data-heat={isChanged ? undefined : (heat ?? undefined)}
      inputProps={{
        'aria-label': interpolate(texts.etaOf, { zone: lane.toZone }),
        'aria-invalid': isInvalid(lane),
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
  '& input.MuiOutlinedInput-input': { py: { xs: '10px', sm: '2px' } },
  // The switch sets a class on the list, without re-rendering cells.
  ...Object.fromEntries(
    heatLevels.map((level) => [
      `[data-shaded="true"] &[data-heat="${level}"]`,
      { bgcolor: `app.heat.${level}` },
    ]),
  ),
} as const;
const changedSx = { ...cellSx, bgcolor: 'app.accentSoft' } as const;
