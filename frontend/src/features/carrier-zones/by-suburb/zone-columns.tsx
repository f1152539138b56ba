import { zoneTexts } from '@contracts/texts/spec/zones';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { actionColumn, type EntityColumn } from '../../../shared/grid/columns';
import { RowName } from '../../../shared/grid/RowName';
import { RowButton } from '../../../shared/layout/RowButton';

const { columns: texts } = zoneTexts;

export const zoneName = ({ carrierName, zone }: CarrierZoneView) => `${carrierName} ${zone}`;

/** ZONE-03 to ZONE-06, in the specified order. */
export const zoneColumns = (
  onEdit: (zone: CarrierZoneView) => void,
): readonly EntityColumn<CarrierZoneView>[] => [
  {
    field: 'carrierName',
    headerName: texts.carrierName,
    flex: 1.4,
    minWidth: 180,
    rowHeader: true,
    renderCell: ({ row, tabIndex }) => (
      <RowName
        name={row.carrierName}
        tabIndex={tabIndex}
        onClick={() => {
          onEdit(row);
        }}
      />
    ),
  },
  { field: 'zone', headerName: texts.zone, flex: 1, minWidth: 120 },
  { field: 'zonePriority', headerName: texts.zonePriority, width: 140 },
  actionColumn({
    field: 'edit',
    headerName: texts.edit,
    render: (row, tabIndex) => (
      <RowButton
        kind="edit"
        label={texts.edit}
        name={zoneName(row)}
        tabIndex={tabIndex}
        onClick={() => {
          onEdit(row);
        }}
      />
    ),
  }),
];
