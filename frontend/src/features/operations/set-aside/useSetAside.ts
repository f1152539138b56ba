import { useState } from 'react';

import {
  setAsideReasons,
  type SetAsideReason,
  type SetAsideScanView,
} from '@contracts/views/set-aside-scan.view';

import { deselected } from '../../../shared/grid/grid-state';
import { localPage, type LocalList } from '../../../shared/grid/local-list';
import { useListQuery } from '../../../shared/grid/useListQuery';
import { parseRecordId } from '../../../shared/navigation/record-id';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { usePermission } from '../../../shared/session/usePermission';
import { operationsTabs } from '../operations-tabs';
import { useListSetAsideScansQuery } from './set-aside.api';

const schema = { tabs: operationsTabs, defaults: { size: 50, sort: 'receivedAt,DESC' } } as const;

const localList: LocalList<SetAsideScanView> = {
  text: ({ connote, file }) => `${connote} ${file ?? ''}`,
  keys: {
    connote: ({ connote }) => connote,
    reason: ({ reason }) => reason,
    feed: (scan) => feedOf(scan),
    file: ({ file }) => file ?? '',
    timesSeen: ({ timesSeen }) => timesSeen,
    receivedAt: ({ receivedAt }) => receivedAt,
  },
};

/** Name of a feed, with its customer: several may have a feed of the same carrier. */
export const feedOf = ({ carrierDisplayName, customerName }: SetAsideScanView): string =>
  `${carrierDisplayName}, ${customerName}`;

const noScans: readonly SetAsideScanView[] = [];
const noIds: ReadonlySet<number> = new Set();

/** Scans that need manual action: filters in the URL, page and selection. */
export function useSetAside() {
  const list = useListQuery(schema);
  const [params, change] = useUrlState();
  const query = useListSetAsideScansQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, choose] = useState(noIds);
  const all = query.data?.scans ?? noScans;
  const currentFilter = parseFilter(params);
  const matching = all.filter((scan) => matches(scan, currentFilter));
  const page = localPage(matching, list.query, localList);
  // scans no longer on the page are not selected
  const ids = new Set(page.rows.map(({ id }) => id).filter((id) => chosen.has(id)));

  function filter(name: 'reason' | 'feed', value: string) {
    change(
      (now) => {
        now.delete('page');
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  }

  return {
    list,
    listQuery: query,
    all,
    totalCount: query.data?.totalCount ?? 0,
    rows: query.data && page.rows,
    total: page.total,
    ...currentFilter,
    filter,
    isFiltered: currentFilter.reason !== '' || currentFilter.feed !== '' || list.query.q !== '',
    clear: () => {
      change(() => new URLSearchParams({ tab: 'set-aside' }));
    },
    canWork: usePermission('WORK_SET_ASIDE'),
    selection: { ids, onChange: choose },
    clearSelection: () => {
      choose(noIds);
    },
    /** Removes scans from the current selection, which may have changed since the request. */
    deselect: (handled: readonly number[]) => {
      choose((current) => deselected(current, handled));
    },
  };
}

export type SetAsideList = ReturnType<typeof useSetAside>;

interface SetAsideFilter {
  /** Blank for all. */
  readonly reason: SetAsideReason | '';
  /** Id of the customer's carrier; blank for all. */
  readonly feed: string;
}

const parseFilter = (params: URLSearchParams): SetAsideFilter => ({
  reason: setAsideReasons.find((name) => name === params.get('reason')) ?? '',
  feed: String(parseRecordId(params.get('feed')) ?? ''),
});

const matches = (scan: SetAsideScanView, { reason, feed }: SetAsideFilter): boolean =>
  (reason === '' || scan.reason === reason) &&
  (feed === '' || String(scan.customerCarrierId) === feed);
