import { Duration } from 'luxon';
import type { EntityManager } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';

import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';
import { ownerValues, perOwner } from './attention/attention.js';
import {
  consignmentKinds,
  manifestKinds,
  printGroupOf,
  type RecentEvent,
  toRecentChange,
} from './recent-change.js';

const MAX_CHANGES = 12;
const AGE_MS = Duration.fromObject({ hours: 24 }).toMillis();

/** Public events read in total; each owner has a share, but at least as many as are listed. */
const MAX_READ = 4000;
/** Events compared by time to find the first of the last 24 hours: positions are only roughly in time order. */
const FIRST_COMPARED = 100;
/** Rows returned to be grouped, since many consignments are printed at once. */
const MAX_ROWS = 500;

/**
 * Each owner's newest public events in the order of an index, which begins with the owner: at most its share, and no
 * older than the first ones of the last 24 hours. Scans that only follow a manifest's pickup booking, and attempts that
 * will be repeated, are left out.
 */
const newestEvents = `
  with first as materialized (
    select min(position) as position
    from (select position from public_event where recorded_at >= $3
          order by recorded_at limit ${FIRST_COMPARED}) early)
  select event.id, event.type, event.client_id as "clientId", coalesce(client.name, '') as "clientName",
         event.recorded_at as "recordedAt", event.facts
  from (${perOwner(
    (owner) => `
      select id, position, ordinal, type, client_id, recorded_at, facts from public_event
      where ${owner} and position >= (select position from first)
      order by position desc, ordinal desc limit $4`,
  )}) event
  left join client on client.id = event.client_id
  where event.recorded_at >= $3 and event.type = any ($5)
    and (event.type <> 'tracking.updated'
         or event.facts ->> 'isLatest' = 'true' and event.facts ->> 'status' <> 'PICKUP_BOOKED')
    and event.facts ->> 'nextTryAt' is null
  order by event.recorded_at desc, event.position desc, event.ordinal desc
  limit ${MAX_ROWS}`;

/** Scope and time of the search, and whose manifests the user may see. */
export interface RecentChangesRequest {
  readonly owners: ListOwners;
  readonly now: Date;
  readonly coversManifests: (clientId: number) => boolean;
}

/** The latest changes to consignments and manifests in the last 24 hours, from the public journal. */
export async function readRecentChanges(
  manager: EntityManager,
  { owners, now, coversManifests }: RecentChangesRequest,
) {
  const count = owners.clientIds.length + owners.customerIds.length;
  const events = await manager.query<RecentEvent[]>(newestEvents, [
    ...ownerValues(owners),
    new Date(now.getTime() - AGE_MS),
    Math.max(MAX_CHANGES, Math.floor(MAX_READ / Math.max(2, count))),
    [...keysOf(consignmentKinds), ...keysOf(manifestKinds)],
  ]);
  const visible = events.filter(
    ({ type, clientId }) => !(type in manifestKinds) || coversManifests(clientId),
  );
  return groupsOf(visible).slice(0, MAX_CHANGES).map(toRecentChange);
}

/**
 * Events shown as one line: an edit with its new offer, and what a client prints in the same minute, whatever happens
 * between. Groups do not depend on which events are the newest, so lines of earlier responses are found again.
 */
function groupsOf(events: readonly RecentEvent[]): [RecentEvent, ...RecentEvent[]][] {
  const groups: [RecentEvent, ...RecentEvent[]][] = [];
  const prints = new Map<string, RecentEvent[]>();
  for (const event of events) {
    const minute = printGroupOf(event);
    const last = groups.at(-1);
    const group = minute === null ? last && isSameEdit(last[0], event) && last : prints.get(minute);
    if (group) group.push(event);
    else {
      const started: [RecentEvent] = [event];
      groups.push(started);
      if (minute !== null) prints.set(minute, started);
    }
  }
  return groups;
}

const EDITED_TOGETHER_MS = 1000;

const isSameEdit = (newest: RecentEvent, event: RecentEvent): boolean =>
  isEdit(newest) &&
  isEdit(event) &&
  isSameSubject(newest, event) &&
  newest.recordedAt.getTime() - event.recordedAt.getTime() < EDITED_TOGETHER_MS;

type Edit = RecentEvent<'consignment.updated' | 'consignment.offer_changed'>;

const isEdit = (event: RecentEvent): event is Edit =>
  event.type === 'consignment.updated' || event.type === 'consignment.offer_changed';

const isSameSubject = (one: Edit, other: Edit): boolean =>
  one.facts.consignmentId === other.facts.consignmentId;
