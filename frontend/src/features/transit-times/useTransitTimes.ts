import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appTransitTexts } from '@contracts/texts/app/zones';
import { transitTexts } from '@contracts/texts/spec/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { useConfirm } from '../../shared/feedback/useConfirm';
import { useSaveFeedback } from '../../shared/forms/useSaveFeedback';
import { useCustomer } from '../../shared/session/useCustomer';
import { useLeavePageGuard } from '../../shared/navigation/useLeavePageGuard';
import { daySpread } from './lane-heat';
import {
  applyChanges,
  etaText,
  isEta,
  noEdits,
  withoutSaved,
  undoLastStep,
  type LaneEdits,
} from './lane-edits';
import { useChangeTransitTimesMutation, useListTransitTimesQuery } from './transit-times.api';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

/** Lanes from one zone in one service group, with unsaved days. */
export function useTransitTimes() {
  const selection = useLaneSelection();
  const lanes = useLanes(selection);
  const { edits, change, hasAny } = useEditsOf(selection.key);
  const [submittedKey, setSubmittedKey] = useState<string | null>(null);
  const canDiscard = useConfirmDiscard();
  const changes = edits.typed.size;
  const invalid = invalidLanes(edits, lanes.data);
  const isSubmitted = submittedKey === selection.key;
  const { save, isBusy } = useSaveLanes(selection);
  useLeavePageGuard(hasAny);

  /** Asks for confirmation before input is lost. */
  async function canLeave() {
    if (changes > 0 && !(await canDiscard())) return false;
    change(() => noEdits);
    setSubmittedKey(null);
    return true;
  }

  return {
    selection,
    lanes,
    edits,
    changes,
    spread: daySpread(lanes.data ?? []),
    isBusy,
    isInvalid: (lane: TransitLaneView) => isSubmitted && invalid.includes(lane),
    hasInvalid: isSubmitted && invalid.length > 0,
    type: (texts: ReadonlyMap<TransitLaneView, string>) => {
      change((current) => applyChanges(current, texts));
    },
    undo: () => {
      change(undoLastStep);
    },
    canLeave,
    moveTo: async (serviceGroupId: number | null, fromZone: string | null) => {
      if (await canLeave()) selection.set(serviceGroupId, fromZone);
    },
    /** TRANSIT-04: all lanes, changed or not. */
    submit: async () => {
      setSubmittedKey(selection.key);
      if (invalid.length > 0 || !lanes.data || changes === 0) return;
      if (await save(edits, lanes.data, lanes.refetch))
        change((current) => withoutSaved(current, edits));
    },
  };
}

/** Unsaved days by selection: those of another selection, for example after Back, are neither shown nor sent. */
function useEditsOf(selection: string) {
  const [all, setAll] = useState<ReadonlyMap<string, LaneEdits>>(new Map());
  return {
    edits: all.get(selection) ?? noEdits,
    hasAny: [...all.values()].some(({ typed }) => typed.size > 0),
    change: (update: (edits: LaneEdits) => LaneEdits) => {
      setAll((editsBySelection) =>
        new Map(editsBySelection).set(
          selection,
          update(editsBySelection.get(selection) ?? noEdits),
        ),
      );
    },
  };
}

type Refetch = () => PromiseLike<{ readonly data?: readonly TransitLaneView[] | undefined }>;

/** Saves on top of the latest values; busy from the first of its two requests. */
function useSaveLanes({ owner }: Pick<LaneSelection, 'owner'>) {
  const [isBusy, setBusy] = useState(false);
  const [change] = useChangeTransitTimesMutation();
  const reportSave = useSaveFeedback();
  return {
    isBusy,
    save: async (
      edits: LaneEdits,
      read: readonly TransitLaneView[],
      refetch: Refetch,
    ): Promise<boolean> => {
      setBusy(true);
      const { data: latest = read } = await refetch();
      const isSaved = await reportSave(
        change({ lanes: withEdits(edits, { now: latest, read }), ...owner }),
        outcomes,
      );
      setBusy(false);
      return isSaved;
    },
  };
}

export type TransitTimes = ReturnType<typeof useTransitTimes>;

const outcomes = { done: appTransitTexts.saved, failed: transitTexts.updateFailed };

const invalidLanes = (edits: LaneEdits, lanes: readonly TransitLaneView[] = []) =>
  lanes.filter((lane) => !isEta(etaText(edits, lane)));

/** Keeps values saved by others in the meantime: only edited lanes are overwritten. */
function withEdits(
  edits: LaneEdits,
  { now, read }: Readonly<Record<'now' | 'read', readonly TransitLaneView[]>>,
): TransitLaneView[] {
  const latestIds = new Set(now.map(({ id }) => id));
  // A lane that has since become the customer's own is sent as it was read, so that the server rejects it.
  const replaced = read.filter(({ id }) => edits.typed.has(id) && !latestIds.has(id));
  return [...now, ...replaced].map((lane) => ({ ...lane, eta: Number(etaText(edits, lane)) }));
}

function useConfirmDiscard() {
  const confirm = useConfirm();
  return () =>
    confirm({
      title: appTexts.discardTitle,
      confirmLabel: appTexts.discard,
      isDestructive: true,
    });
}

/** The selected lanes, stored in the URL. */
function useLaneSelection() {
  const [params, setParams] = useUrlState();
  const { customerId } = useCustomer();
  const serviceGroupId = parseRecordId(params.get('group'));
  const fromZone = params.get('from');
  return {
    key: JSON.stringify([customerId, serviceGroupId, fromZone]),
    serviceGroupId,
    fromZone,
    /** Customer whose days are edited; a super admin without a customer edits the shared ones. */
    owner: customerId === null ? {} : { customerId },
    set: (nextGroupId: number | null, nextZone: string | null) => {
      setParams((current) => {
        current.delete('group');
        current.delete('from');
        if (nextGroupId !== null) current.set('group', String(nextGroupId));
        if (nextZone !== null) current.set('from', nextZone);
        return current;
      });
    },
  };
}

type LaneSelection = Pick<
  ReturnType<typeof useLaneSelection>,
  'serviceGroupId' | 'fromZone' | 'owner'
>;

function useLanes({ serviceGroupId, fromZone, owner }: LaneSelection) {
  const query = useListTransitTimesQuery(
    serviceGroupId !== null && fromZone !== null
      ? { serviceGroupId, fromZone, ...owner }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { error } = query;
  useEffect(() => {
    // TRANSIT-10: no message; the list offers a retry.
    if (error) console.warn('The transit times could not be loaded', error);
  }, [error]);
  return { ...query, data: query.currentData };
}
