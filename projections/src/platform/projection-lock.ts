import { setTimeout as delay } from 'node:timers/promises';

import type { ClientBase, PoolClient } from 'pg';

import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import type { ProcessPart } from './environment.js';

const RETRY_MS = 500;

/** Interval at which a stand-in checks whether the replaced process is back. */
const OWNER_CHECK_MS = 1_000;

/** The right to write one projection, held by a separate connection: it ends with that connection. */
export interface ProjectionLock {
  /** Aborted when the right ends: with its connection, or because the projection's own process has started. */
  readonly ended: AbortSignal;
  release(): Promise<void>;
}

/**
 * Assignment of a projection to this process among several. An `own` projection is taken over from the stand-in; a
 * `standby` runs it only while the process it belongs to is down; `unassigned` goes to the first process.
 */
export type ProjectionShare = 'own' | 'standby' | 'unassigned';

/** Assigns the projections to the processes in turn, in the order of `projections.ts`. */
export function shareOf(index: number, part: ProcessPart | null): ProjectionShare {
  if (!part) return 'unassigned';
  return index % part.of === part.number - 1 ? 'own' : 'standby';
}

/**
 * Waits until no other process runs this projection. It polls instead of queueing: a statement that waits for hours
 * would keep vacuum from clearing anything. Returns null once `signal` is aborted.
 */
export async function acquireLock(
  url: string,
  name: string,
  signal: AbortSignal,
  share: ProjectionShare = 'unassigned',
): Promise<ProjectionLock | null> {
  const client = await openSession(url, { application_name: `linehaul projection ${name}` });
  const ended = new AbortController();
  client.on('end', () => {
    ended.abort();
  });

  try {
    while (!signal.aborted) {
      if (await holds(client, acquireConditions[share], name))
        return toLock(client, name, share, ended);
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
    await closeSession(client);
    return null;
  } catch (error) {
    await closeSession(client);
    throw error;
  }
}

function toLock(
  client: PoolClient,
  name: string,
  share: ProjectionShare,
  ended: AbortController,
): ProjectionLock {
  const watch =
    share === 'standby' ? setInterval(() => void abortIfOwnerIsBack(), OWNER_CHECK_MS) : undefined;
  const abortIfOwnerIsBack = async () => {
    if (!(await holds(client, isOwnerDown, name).catch(() => false))) ended.abort();
  };
  return {
    ended: ended.signal,
    release: () => {
      clearInterval(watch);
      return closeSession(client);
    },
  };
}

const key = (kind: string) => `hashtextextended('${kind}/' || $1, 0)`;
const tryProjectionLock = `pg_try_advisory_lock(${key('projection')})`;

/** The projection's own process holds this lock while it runs. The check takes it in shared mode, for its statement only. */
const isOwnerDown = `pg_try_advisory_xact_lock_shared(${key('projection-owner')})`;

/** A lock already held by the same connection is granted again, so `own` may request both repeatedly. */
const acquireConditions: Readonly<Record<ProjectionShare, string>> = {
  unassigned: tryProjectionLock,
  own: `case when pg_try_advisory_lock(${key('projection-owner')}) then ${tryProjectionLock} else false end`,
  standby: `case when ${isOwnerDown} then ${tryProjectionLock} else false end`,
};

async function holds(client: ClientBase, condition: string, name: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select ${condition} as held`, [name]);
  return rows[0]?.held ?? false;
}
