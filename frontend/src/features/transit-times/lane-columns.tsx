import Box from '@mui/material/Box';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { EtaCell } from './EtaCell';
import { useLaneEditing } from './LaneEditing';

/** TRANSIT-03, TRANSIT-05 */
export const laneColumns: readonly EntityColumn<TransitLaneView>[] = [
  {
    field: 'toZone',
    headerName: texts.toZone,
    flex: 1,
    minWidth: 110,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
  },
  {
    field: 'eta',
    headerName: texts.eta,
    width: 130,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => <EtaCell lane={row} tabIndex={tabIndex} />,
  },
  {
    field: 'shared',
    headerName: texts.shared,
    flex: 1,
    minWidth: 90,
    sortable: false,
    renderCell: ({ row }) => <SharedCell lane={row} />,
  },
  {
    field: 'was',
    headerName: texts.was,
    flex: 1,
    minWidth: 70,
    sortable: false,
    renderCell: ({ row }) => <PreviousCell lane={row} />,
  },
];

/** Shared days, if the customer has its own. */
function SharedCell({ lane: { isOwn, sharedEta } }: { readonly lane: TransitLaneView }) {
  if (!isOwn) return null;
  return (
    <Box component="span" sx={{ color: 'app.textMuted' }} title={texts.ownHint}>
      {sharedEta ?? '–'}
    </Box>
  );
}

/** The saved value, if it differs from the input. */
function PreviousCell({ lane }: { readonly lane: TransitLaneView }) {
  const { edits } = useLaneEditing();
  return edits.typed.has(lane.id) ? (
    <Box component="span" sx={{ color: 'app.textMuted' }}>
      {lane.eta}
    </Box>
  ) : null;
}
