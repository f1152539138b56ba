import { useEffect, useRef, useState } from 'react';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';
import type { CreatedManifestView } from '@contracts/views/manifest.view';

import { messageOf } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { useCreateManifestMutation } from '../../../shared/manifesting/manifesting.api';
import { requestOf, type GroupPlan } from './group-plan';

/** Progress of a group. */
export type GroupState =
  | { readonly kind: 'WAITING' | 'RUNNING' | 'STOPPED' }
  | { readonly kind: 'MANIFESTED'; readonly manifest: CreatedManifestView }
  | { readonly kind: 'REFUSED'; readonly reason: string };

/** Number of groups manifested concurrently; low, since other users share the server. */
const CONCURRENCY = 2;

export interface StartedGroup {
  readonly plan: GroupPlan;
  readonly state: GroupState;
}

const isOngoing = ({ state: { kind } }: StartedGroup): boolean =>
  kind === 'WAITING' || kind === 'RUNNING';

/**
 * Manifests groups, each with a request and an idempotency key of its own, so that a repeated request creates no second
 * manifest. A rejected group does not stop the others; `stop` prevents further ones from starting, and so does leaving.
 */
export function useManifestRun() {
  const [started, setStarted] = useState<readonly StartedGroup[] | null>(null);
  const [createManifest] = useCreateManifestMutation();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const setState = (plan: GroupPlan, state: GroupState) => {
    setStarted((groups) =>
      (groups ?? []).map((group) =>
        group.plan.group.id === plan.group.id ? { plan, state } : group,
      ),
    );
  };

  async function manifest(plan: GroupPlan): Promise<void> {
    setState(plan, { kind: 'RUNNING' });
    const { data, error } = await createManifest({
      request: requestOf(plan),
      idempotencyKey: newIdempotencyKey(),
    });
    if (data) setState(plan, { kind: 'MANIFESTED', manifest: data });
    else setState(plan, { kind: 'REFUSED', reason: messageOf(error, texts.rejectedWithout) });
  }

  async function start(plans: readonly GroupPlan[]): Promise<void> {
    isStopped.current = false;
    setStarted(plans.map((plan) => ({ plan, state: { kind: 'WAITING' } })));
    const waiting = [...plans];
    const runWorker = async () => {
      for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
        if (isStopped.current) setState(plan, { kind: 'STOPPED' });
        else await manifest(plan);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  }

  return {
    started,
    isRunning: (started ?? []).some(isOngoing),
    start,
    stop: () => {
      isStopped.current = true;
    },
    /** Leaves the results, once done. */
    clear: () => {
      setStarted(null);
    },
  };
}
