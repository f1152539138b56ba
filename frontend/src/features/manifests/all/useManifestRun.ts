import { useEffect, useRef, useState } from 'react';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';
import type { CreatedManifestView } from '@contracts/views/manifest.view';

import { isOutcomeUnknown, messageOf } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { useCreateManifestMutation } from '../../../shared/manifesting/manifesting.api';
import { requestOf, type GroupPlan } from './group-plan';

/** Progress of a group. */
export type GroupState =
  | { readonly kind: 'WAITING' | 'RUNNING' | 'STOPPED' | 'UNKNOWN' }
  | { readonly kind: 'MANIFESTED'; readonly manifest: CreatedManifestView }
  | { readonly kind: 'REJECTED'; readonly reason: string };

/** Number of groups manifested concurrently; low, since other users share the server. */
const CONCURRENCY = 2;

export interface StartedGroup {
  readonly plan: GroupPlan;
  readonly state: GroupState;
}

interface CreationResult {
  readonly data?: CreatedManifestView | undefined;
  readonly error?: unknown;
}

function stateAfter({ data, error }: CreationResult): GroupState {
  if (data) return { kind: 'MANIFESTED', manifest: data };
  return isOutcomeUnknown(error)
    ? { kind: 'UNKNOWN' }
    : { kind: 'REJECTED', reason: messageOf(error, texts.rejectedWithout) };
}

const isOngoing = ({ state: { kind } }: StartedGroup): boolean =>
  kind === 'WAITING' || kind === 'RUNNING';

/**
 * Returns a function that manifests a group. A request without a response is repeated once, with its key; if that has
 * none either, the key is kept for when the user starts the group again.
 */
function useGroupRequest() {
  const [createManifest] = useCreateManifestMutation();
  const keys = useRef(new Map<string, string>());

  return async (plan: GroupPlan): Promise<GroupState> => {
    const request = requestOf(plan);
    const content = JSON.stringify(request);
    const idempotencyKey = keys.current.get(content) ?? newIdempotencyKey();
    keys.current.set(content, idempotencyKey);
    const send = () => createManifest({ request, idempotencyKey });
    let response = await send();
    if (response.error && isOutcomeUnknown(response.error)) response = await send();
    const state = stateAfter(response);
    if (state.kind !== 'UNKNOWN') keys.current.delete(content);
    return state;
  };
}

/**
 * Manifests groups, each with its own request and idempotency key, so that a repeated request creates no second
 * manifest. A rejected group does not stop the others; `stop` prevents further ones from starting, and so does leaving.
 */
export function useManifestRun() {
  const [started, setStarted] = useState<readonly StartedGroup[] | null>(null);
  const send = useGroupRequest();
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
    setState(plan, await send(plan));
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
