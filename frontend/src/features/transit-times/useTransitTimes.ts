import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appTransitTexts } from '@contracts/texts/app/zones';
import { transitTexts } from '@contracts/texts/spec/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { useConfirm } from '../../shared/feedback/useConfirm';
import { useSaving } from '../../shared/forms/useSaving';
import { useCustomer } from '../../shared/session/useCustomer';
import { useLeavePageGuard } from '../../shared/navigation/useLeavePageGuard';
import { daySpread } from './lane-heat';
import { edited, etaText, isEta, noEdits, undone, type LaneEdits } from './lane-edits';
import { useChangeTransitTimesMutation, useListTransitTimesQuery } from './transit-times.api';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

/** Lanes from one zone in one service group, with unsaved days. */
export function useTransitTimes() {
  const place = useLaneSelection();
  const lanes = useLanes(place);
  const [edits, setEdits] = useState(noEdits);
  const [isTried, setTried] = useState(false);
  const [change, { isLoading }] = useChangeTransitTimesMutation();
  const saving = useSaving();
  const canDiscard = useDiscardQuestion();
  const changes = edits.typed.size;
  const wrong = invalidLanes(edits, lanes.data);
  useLeavePageGuard(changes > 0);

  /** Asks for confirmation before input is lost. */
  async function canLeave() {
    if (changes > 0 && !(await canDiscard())) return false;
    forget();
    return true;
  }

  function forget() {
    setEdits(noEdits);
    setTried(false);
  }

  return {
    place,
    lanes,
    edits,
    changes,
    spread: daySpread(lanes.data ?? []),
    isBusy: isLoading,
    isWrong: (lane: TransitLaneView) => isTried && wrong.includes(lane),
    hasWrong: isTried && wrong.length > 0,
    type: (texts: ReadonlyMap<TransitLaneView, string>) => {
      setEdits((current) => edited(current, texts));
    },
    undo: () => {
      setEdits(undone);
    },
    canLeave,
    moveTo: async (serviceGroupId: number | null, fromZone: string | null) => {
      if (await canLeave()) place.set(serviceGroupId, fromZone);
    },
    /** TRANSIT-04: all lanes, changed or not. */
    submit: async () => {
      setTried(true);
      if (wrong.length > 0 || !lanes.data || changes === 0) return;
      const { data: now = lanes.data } = await lanes.refetch();
      const all = withEdits(edits, { now, read: lanes.data });
      const isSaved = await saving(change({ lanes: all, ...place.owner }), outcomes);
      if (isSaved) forget();
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
  const known = new Set(now.map(({ id }) => id));
  // A lane that has since become the customer's own is sent as it was read, so that the server rejects it.
  const replaced = read.filter(({ id }) => edits.typed.has(id) && !known.has(id));
  return [...now, ...replaced].map((lane) => ({ ...lane, eta: Number(etaText(edits, lane)) }));
}

function useDiscardQuestion() {
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
  return {
    serviceGroupId: parseRecordId(params.get('group')),
    fromZone: params.get('from'),
    /** Customer whose days are edited; a super admin without a customer edits the shared ones. */
    owner: customerId === null ? {} : { customerId },
    set: (serviceGroupId: number | null, fromZone: string | null) => {
      setParams((current) => {
        current.delete('group');
        current.delete('from');
        if (serviceGroupId !== null) current.set('group', String(serviceGroupId));
        if (fromZone !== null) current.set('from', fromZone);
        return current;
      });
    },
  };
}

type Place = Pick<ReturnType<typeof useLaneSelection>, 'serviceGroupId' | 'fromZone' | 'owner'>;

function useLanes({ serviceGroupId, fromZone, owner }: Place) {
  const answer = useListTransitTimesQuery(
    serviceGroupId !== null && fromZone !== null
      ? { serviceGroupId, fromZone, ...owner }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { error } = answer;
  useEffect(() => {
    // TRANSIT-10: no message; the list offers a retry.
    if (error) console.warn('The transit times could not be loaded', error);
  }, [error]);
  return { ...answer, data: answer.currentData };
}
