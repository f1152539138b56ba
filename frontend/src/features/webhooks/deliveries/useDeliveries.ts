import { useState } from 'react';

import { deliveryStates, type DeliveryState } from '@contracts/rules/webhook';

import { parseLogId } from '../../../shared/navigation/record-id';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { useListDeliveriesQuery } from './deliveries.api';

const KEY = 'delivery';
const POLLING_MS = 5_000;

export type StateFilter = DeliveryState | 'ALL';
export const stateFilters: readonly StateFilter[] = ['ALL', ...deliveryStates];

/** One page of the log, newest first; the open delivery is in the URL. */
export function useDeliveries(id: number) {
  const [state, setState] = useState<StateFilter>('ALL');
  /** Cursors of the pages after the first. */
  const [pages, setPages] = useState<readonly number[]>([]);
  const query = { id, state: state === 'ALL' ? null : state, before: pages.at(-1) ?? null };
  const listQuery = useListDeliveriesQuery(query, {
    refetchOnMountOrArgChange: true,
    pollingInterval: pages.length === 0 ? POLLING_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [params, change] = useUrlState();
  const older = listQuery.data?.before ?? null;

  return {
    state,
    listQuery,
    filter: (next: StateFilter) => {
      setState(next);
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

export type Deliveries = ReturnType<typeof useDeliveries>;
