import { useState } from 'react';

import type { GroupPlan } from './group-plan';

/** Content of a group that a user checks: its pickup day, and its consignments with their content. */
const contentOf = ({ pickupDay, group }: GroupPlan): string =>
  [pickupDay, ...group.consignments.map(({ id, revision }) => `${id}.${revision}`)].join(' ');

interface Checked {
  readonly contents: ReadonlyMap<number, string>;
  /** Groups that had changed when they were last checked; they stay marked. */
  readonly marked: ReadonlySet<number>;
}

/**
 * Selected groups that have changed or been added since the user saw them: others work on the same consignments,
 * and a cut-off may pass while the review is open. `plans` is undefined until loaded.
 */
export function useChangedGroups(plans: readonly GroupPlan[] | undefined) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = (marked: readonly GroupPlan[]) => {
    setChecked({
      contents: new Map((plans ?? []).map((plan) => [plan.group.id, contentOf(plan)])),
      marked: new Set(marked.map(({ group }) => group.id)),
    });
  };
  if (plans && !checked) check([]);
  if (!plans && checked) setChecked(null);
  const isSeen = (plan: GroupPlan) =>
    checked === null || checked.contents.get(plan.group.id) === contentOf(plan);
  const changed = (plans ?? []).filter((plan) => plan.isSelected && !isSeen(plan));
  const ids = changed.map(({ group }) => group.id);

  return {
    changed,
    changedIds: new Set([...(checked?.marked ?? []), ...ids]),
    /** Marks the changed groups as seen. */
    checkAgain: () => {
      check(changed);
    },
    /** Starts over: all groups count as seen. */
    restart: () => {
      setChecked(null);
    },
  };
}
