import { useState } from 'react';

import { appZoneTexts } from '@contracts/texts/app/zones';
import { zoneTexts as texts } from '@contracts/texts/spec/zones';
import type { SuburbView } from '@contracts/views/address.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { suburbText } from '../../../shared/addresses/suburb-text';
import { useListZonesOfSuburbQuery } from '../../../shared/carriers/zone-codes.api';
import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { deselected } from '../../../shared/grid/grid-state';
import type { ListQuery } from '../../../shared/grid/useListQuery';
import { localPage, type LocalList } from '../../../shared/grid/local-list';
import { interpolate } from '../../../shared/text/format';
import { useRemoveSuburbZonesMutation } from '../carrier-zones.api';

const none: ReadonlySet<number> = new Set();

const localList: LocalList<CarrierZoneView> = {
  text: ({ carrierName, zone }) => `${carrierName} ${zone}`,
  keys: {
    carrierName: ({ carrierName }) => carrierName,
    zone: ({ zone }) => zone,
    zonePriority: ({ zonePriority }) => zonePriority,
  },
};

/** State of a suburb's zones: data, selection and deletion. */
export function useZonesOfSuburb(suburb: SuburbView, query: ListQuery) {
  const listQuery = useListZonesOfSuburbQuery(suburb.id, { refetchOnMountOrArgChange: true });
  const [selectedIds, select] = useState(none);
  const [removeZones] = useRemoveSuburbZonesMutation();
  const confirmDelete = useConfirmedDelete();
  const page = localPage(listQuery.data ?? [], { ...query, q: '' }, localList);
  const selected = listQuery.data?.filter(({ id }) => selectedIds.has(id)) ?? [];
  const clear = () => {
    select(none);
  };

  /** ZONE-17, ZONE-30 */
  async function remove() {
    const zoneIds = selected.map(({ id }) => id);
    const question =
      zoneIds.length === 1 ? appZoneTexts.deleteQuestion : appZoneTexts.deleteQuestions;
    const isDeleted = await confirmDelete({
      question: interpolate(question, { suburb: suburbText(suburb), n: zoneIds.length }),
      warning: appZoneTexts.deleteWarning,
      run: () => removeZones({ suburbId: suburb.id, zoneIds }),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
    if (isDeleted) select((current) => deselected(current, zoneIds));
  }

  return {
    listQuery,
    rows: listQuery.data && page.rows,
    total: page.total,
    selection: { ids: selectedIds, onChange: select },
    selected,
    clear,
    remove,
  };
}
