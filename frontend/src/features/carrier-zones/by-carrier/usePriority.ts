import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { CarrierView } from '@contracts/views/carrier.view';

import { retryOf } from '../../../shared/api/retry-of';
import { useListZonesOfCarrierQuery } from '../../../shared/carriers/zone-codes.api';

interface SelectedPriority {
  readonly carrierId: number | null;
  readonly value: number | null;
}

/**
 * Priorities of a carrier's zones, and the selected one (ZONE-32); a single priority is selected automatically
 * (ZONE-13). Reset when the carrier changes.
 */
export function usePriority(carrier: CarrierView | null) {
  const carrierId = carrier?.id ?? null;
  const [selected, setSelected] = useState<SelectedPriority>({ carrierId: null, value: null });
  const query = useListZonesOfCarrierQuery(carrierId ?? skipToken);
  const { currentData: zones } = query;
  const options = [...new Set(zones?.map(({ zonePriority }) => zonePriority))];

  const only = options.length === 1 ? (options[0] ?? null) : null;

  return {
    options,
    value: selected.carrierId === carrierId ? selected.value : only,
    isEmpty: zones?.length === 0,
    /** Set when they could not be loaded. */
    reload: retryOf(query),
    select: (value: number | null) => {
      setSelected({ carrierId, value });
    },
  };
}
