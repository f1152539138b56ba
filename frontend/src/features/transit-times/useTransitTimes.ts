import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ownTexts } from '@contracts/texts/own';
import { ownTransitTexts as words } from '@contracts/texts/own-zones';
import { transitTexts } from '@contracts/texts/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { useConfirm } from '../../shared/feedback/useConfirm';
import { useSaving } from '../../shared/forms/useSaving';
import { useLeavePageGuard } from '../../shared/navigation/useLeavePageGuard';
import { daySpread } from './lane-heat';
import { edited, etaText, isEta, noEdits, undone } from './lane-edits';
import { useChangeTransitTimesMutation, useListTransitTimesQuery } from './transit-times.api';

/** The lanes from one zone in one service group, with what is typed over their days. */
export function useTransitTimes() {
  const place = usePlace();
  const lanes = useLanes(place);
  const [edits, setEdits] = useState(noEdits);
  const [isTried, setTried] = useState(false);
  const [change, { isLoading }] = useChangeTransitTimesMutation();
  const saving = useSaving();
  const mayDiscard = useDiscardQuestion();
  const changes = edits.typed.size;
  const wrong = lanes.data?.filter((lane) => !isEta(etaText(edits, lane))) ?? [];
  useLeavePageGuard(changes > 0);

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
    /** Another group or zone: what was typed is lost, so that is asked first. */
    moveTo: async (serviceGroupId: number | null, fromZone: string | null) => {
      if (changes > 0 && !(await mayDiscard())) return;
      forget();
      place.set(serviceGroupId, fromZone);
    },
    /** TRANSIT-04: all lanes, changed or not. */
    submit: async () => {
      setTried(true);
      if (wrong.length > 0 || !lanes.data || changes === 0) return;
      // What others saved meanwhile stays: only what was typed here goes over it.
      const { data: now = lanes.data } = await lanes.refetch();
      const all = now.map((lane) => ({ ...lane, eta: Number(etaText(edits, lane)) }));
      const isSaved = await saving(change(all), {
        done: words.saved,
        failed: transitTexts.updateFailed,
      });
      if (isSaved) forget();
    },
  };
}

export type TransitTimes = ReturnType<typeof useTransitTimes>;

function useDiscardQuestion() {
  const confirm = useConfirm();
  return () =>
    confirm({
      title: ownTexts.discardTitle,
      confirmLabel: ownTexts.discard,
      isDestructive: true,
    });
}

/** Which lanes are shown stands in the address. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const group = Number(params.get('group'));
  return {
    serviceGroupId: Number.isSafeInteger(group) && group > 0 ? group : null,
    fromZone: params.get('from'),
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

type Place = Pick<ReturnType<typeof usePlace>, 'serviceGroupId' | 'fromZone'>;

function useLanes({ serviceGroupId, fromZone }: Place) {
  const answer = useListTransitTimesQuery(
    serviceGroupId !== null && fromZone !== null ? { serviceGroupId, fromZone } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { error } = answer;
  useEffect(() => {
    // TRANSIT-10: no message of its own; the list offers to try again.
    if (error) console.warn('The transit times could not be read', error);
  }, [error]);
  return { ...answer, data: answer.currentData };
}
