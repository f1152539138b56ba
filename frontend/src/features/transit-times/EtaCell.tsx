import OutlinedInput from '@mui/material/OutlinedInput';

import { ownTransitTexts as words } from '@contracts/texts/own-zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { fillText } from '../../shared/text/fill-text';
import { etaText } from './lane-edits';
import { useLaneEditing } from './LaneEditing';

export interface EtaCellProps {
  readonly lane: TransitLaneView;
  readonly tabIndex: 0 | -1;
}

/** The days of a lane: the grid's arrow keys move from one to the next, and typing replaces what stands there. */
export function EtaCell({ lane, tabIndex }: EtaCellProps) {
  const { edits, isWrong, type } = useLaneEditing();
  const isChanged = edits.typed.has(lane.id);
  return (
    <OutlinedInput
      value={etaText(edits, lane)}
      error={isWrong(lane)}
      sx={isChanged ? changedSx : cellSx}
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

const cellSx = { width: 72, '& input.MuiOutlinedInput-input': { py: '2px' } } as const;
const changedSx = { ...cellSx, bgcolor: 'app.accentSoft' } as const;
