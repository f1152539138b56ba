import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { useLiveState } from '../../../shared/live/live-state';
import { parseLogId } from '../../../shared/navigation/record-id';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { useTimeZone } from '../../../shared/session/useSession';
import { useListDeliveriesQuery } from './deliveries.api';
import { type DeliveryFilter, isReversed, noFilter, toFilterParams } from './delivery-filter';

const KEY = 'delivery';
/** Polling interval while there are no live updates. */
const POLLING_MS = 5_000;

/** One page of the log, newest first, fetched while it is visible; the open delivery is in the URL. */
export function useDeliveries(id: number, isVisible: boolean) {
  const zone = useTimeZone();
  const isLive = useLiveState().status === 'live';
  const [filter, setFilter] = useState(noFilter);
  /** Cursors of the pages after the first. */
  const [pages, setPages] = useState<readonly number[]>([]);
  const query = { id, filter: toFilterParams(filter, zone), before: pages.at(-1) ?? null };
  const isRequested = isVisible && !isReversed(filter);
  const listQuery = useListDeliveriesQuery(isRequested ? query : skipToken, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? 0 : POLLING_MS,
    skipPollingIfUnfocused: true,
  });
  const older = listQuery.data?.before ?? null;

  return {
    filter,
    listQuery,
    /** Number of the page, from 1. */
    page: pages.length + 1,
    /** A changed filter starts at the newest delivery. */
    change: (changes: Partial<DeliveryFilter>) => {
      setFilter({ ...filter, ...changes });
      setPages([]);
    },
    showOlder:
      older === null
        ? undefined
        : () => {
            setPages([...pages, older]);
          },
    showNewer:
      pages.length === 0
        ? undefined
        : () => {
            setPages(pages.slice(0, -1));
          },
    ...useShownDelivery(),
  };
}

export type Deliveries = ReturnType<typeof useDeliveries>;

/** The delivery in the URL. */
function useShownDelivery() {
  const [params, change] = useUrlState();
  return {
    shown: parseLogId(params.get(KEY)),
    show: (number: number | null) => {
      change((now) => {
        if (number === null) now.delete(KEY);
        else now.set(KEY, String(number));
        return now;
      });
    },
  };
}
