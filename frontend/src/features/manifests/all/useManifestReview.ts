import { DateTime } from 'luxon';
import { useEffect, useEffectEvent, useState } from 'react';

import { listWindow } from '../../../shared/grid/local-list';
import { useCutOffToManifest } from '../../../shared/manifesting/useManifestAll';
import { useClient } from '../../../shared/session/useClient';
import { useIsSuperAdmin, usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession, useTimeZone } from '../../../shared/session/useSession';
import { useListOpenManifestsQuery } from '../manifests.api';
import { byCutOff, planGroup, totalsOf, type GroupChoice, type GroupPlan } from './group-plan';
import { useNow } from '../../../shared/live/useNow';
import { useChangedGroups } from './useChangedGroups';

/** Maximum number of groups in one review. */
export const MAX_GROUPS = 200;

/** All groups that can be manifested, with defaults and the user's choices. */
export function useManifestReview() {
  const { clientSettings } = useSession();
  const can = usePermissionCheck();
  const zone = useTimeZone();
  const cutOff = useCutOffToManifest();
  const now = useNow();
  const [choices, setChoices] = useState<Choices>(new Map());
  const query = useOpenGroups(zone);
  const plans = byCutOff(
    (query.currentData?.openManifests ?? [])
      // groups beyond the first 10,000 consignments arrive empty; the review says that it does not show all groups
      .filter((group) => group.consignments.length > 0)
      .filter((group) => can('UPDATE_CONSIGNMENT', group.clientId))
      .map((group) =>
        planGroup(group, choices.get(group.id) ?? {}, {
          now: DateTime.fromISO(now),
          settings: clientSettings.find((entry) => entry.clientId === group.clientId),
          cutOff,
        }),
      ),
  );
  useRefetchAfterCutOff(plans, now, query);
  const groups = useChangedGroups(query.currentData && plans);

  return {
    listQuery: query,
    now,
    zone,
    total: query.currentData?.totalCount ?? 0,
    plans: plans.filter(({ isSwitchedOff }) => !isSwitchedOff),
    switchedOff: plans.filter(({ isSwitchedOff }) => isSwitchedOff),
    totals: totalsOf(plans),
    choose: (ids: readonly number[], choice: GroupChoice) => {
      setChoices((current) => withChoice(current, ids, choice));
    },
    isChanged: choices.size > 0,
    changed: groups.changed,
    changedIds: groups.changedIds,
    checkAgain: groups.checkAgain,
    /** Loads what is left to manifest; resolves to whether it could be loaded. */
    reload: async (): Promise<boolean> => {
      const { error } = await query.refetch();
      if (!error) groups.restart();
      return !error;
    },
  };
}

function useOpenGroups(zone: string) {
  const { clientId } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  // fixed, so that after midnight the groups are still compared with those that the user has seen
  const [days] = useState(() => daysOfList(zone));
  return useListOpenManifestsQuery({
    ...(clientId !== undefined && { clientId }),
    isSuperAdmin,
    page: 0,
    size: MAX_GROUPS,
    sort: 'dispatchDate,ASC',
    ...days,
  });
}

type Choices = ReadonlyMap<number, GroupChoice>;

function withChoice(choices: Choices, ids: readonly number[], choice: GroupChoice): Choices {
  const next = new Map(choices);
  for (const id of ids) next.set(id, { ...next.get(id), ...choice });
  return next;
}

/** Start and end of the days that the list shows, as instants. */
function daysOfList(zone: string) {
  const { from, to } = listWindow(zone);
  return {
    from: DateTime.fromISO(from, { zone }).startOf('day').toUTC().toISO() ?? '',
    to: DateTime.fromISO(to, { zone }).endOf('day').toUTC().toISO() ?? '',
  };
}

interface LoadedList {
  /** When it was loaded, in milliseconds. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** Refetches when a cut-off has passed: it moves the pickup day of its group, which the server computes. */
function useRefetchAfterCutOff(plans: readonly GroupPlan[], now: string, list: LoadedList) {
  const loadedAt = list.fulfilledTimeStamp ?? Infinity;
  const hasPassed = plans.some(({ cutOffAt }) => {
    const cutOffMs = cutOffAt === null ? Infinity : Date.parse(cutOffAt);
    return cutOffMs > loadedAt && cutOffMs <= Date.parse(now);
  });
  const refetch = useEffectEvent(() => void list.refetch());
  useEffect(() => {
    if (hasPassed) refetch();
  }, [hasPassed]);
}
