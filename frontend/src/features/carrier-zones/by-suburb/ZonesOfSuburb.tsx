import { MapPinOff, Trash2 } from 'lucide-react';

import { appZoneTexts } from '@contracts/texts/app/zones';
import { zoneTexts as texts } from '@contracts/texts/spec/zones';
import type { SuburbView } from '@contracts/views/address.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import { queryProps } from '../../../shared/grid/query-props';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { BulkBar } from '../../../shared/layout/BulkBar';
import { ZoneCard } from './ZoneCard';
import { useZonesOfSuburb } from './useZonesOfSuburb';
import { zoneColumns } from './zone-columns';

export interface ZonesOfSuburbProps {
  readonly suburb: SuburbView;
  readonly list: ListQueryHandle;
  readonly onEdit: (zone: CarrierZoneView) => void;
}

/** Zones of a suburb, one per carrier and priority (ZONE-03 to ZONE-08). */
export function ZonesOfSuburb({ suburb, list, onEdit }: ZonesOfSuburbProps) {
  const { listQuery, rows, total, selection, selected, clear, remove } = useZonesOfSuburb(
    suburb,
    list.query,
  );
  const only = selected.length === 1 ? selected[0] : undefined;
  return (
    <>
      <EntityGrid
        label={texts.tabs.SUBURB}
        columns={zoneColumns(onEdit)}
        rows={rows}
        total={total}
        query={list.query}
        onQueryChange={list.change}
        {...queryProps(listQuery, appZoneTexts.loadFailed)}
        empty={<EmptyState icon={MapPinOff} title={texts.empty} />}
        selection={selection}
        onRowOpen={onEdit}
        renderCard={(zone) => <ZoneCard zone={zone} selection={selection} onEdit={onEdit} />}
      />
      <BulkBar
        count={selected.length}
        {...(only && { summary: `${only.carrierName}, ${only.zone}` })}
        actions={[
          {
            label: appZoneTexts.delete,
            icon: Trash2,
            isDestructive: true,
            onClick: () => void remove(),
          },
        ]}
        onClose={clear}
      />
    </>
  );
}
