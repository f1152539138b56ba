import Box from '@mui/material/Box';

import { zoneTexts } from '@contracts/texts/spec/zones';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { CardSelect } from '../../../shared/grid/CardSelect';
import type { GridSelection } from '../../../shared/grid/grid-state';
import { RowButton } from '../../../shared/layout/RowButton';
import { zoneName } from './zone-columns';

export interface ZoneCardProps {
  readonly zone: CarrierZoneView;
  readonly selection: GridSelection;
  readonly onEdit: (zone: CarrierZoneView) => void;
}

/** Card of a suburb's zone, for phones. */
export const ZoneCard = ({ zone, selection, onEdit }: ZoneCardProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <CardSelect id={zone.id} name={zoneName(zone)} selection={selection} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ fontWeight: 500 }}>{zone.carrierName}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {`${zone.zone}, ${zoneTexts.columns.zonePriority} ${zone.zonePriority}`}
      </Box>
    </Box>
    <RowButton
      kind="edit"
      label={zoneTexts.columns.edit}
      name={zoneName(zone)}
      onClick={() => {
        onEdit(zone);
      }}
    />
  </Box>
);
