import { DateTime } from 'luxon';
import { useState } from 'react';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';
import { dayAt, stateZone } from '@contracts/rules/calendar-day';
import { manifestingTexts } from '@contracts/texts/app/manifesting';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { isApiError, messageOf } from '../api/api-error';
import { useSubmissionKey } from '../api/idempotency';
import { useToast } from '../feedback/useToast';
import { useFormSaveFeedback } from '../forms/useFormSaveFeedback';
import { useClientSettings } from '../session/useSession';
import type { ManifestBookingDialogProps } from './manifest-booking.types';
import { useCreateManifestMutation } from './manifesting.api';
import { defaultPickupTimes, instantOf, timeOf, type PickupTimes } from './pickup-times';
import { rolloverOf, rolloverTo, type Rollover } from './rollover';

/** Dispatch date and sender of the selection. */
interface Departure {
  readonly first: ConsignmentListItem | undefined;
  readonly zone: string;
  readonly rollover: Rollover | null;
  readonly dispatchDate: string;
  readonly isPermanent: boolean;
}

/** @param agreedDay the day that the server named when it rejected the consignments' own; null before that */
function departureOf(
  consignments: readonly ConsignmentListItem[],
  agreedDay: string | null,
): Departure {
  const [first] = consignments;
  const zone = stateZone(first?.offer.senderState);
  const today = dayAt(first?.offer.senderState, new Date());
  const rollover =
    agreedDay === null ? rolloverOf(consignments, today) : rolloverTo(consignments, agreedDay);
  return {
    first,
    zone,
    rollover,
    dispatchDate: rollover?.to ?? first?.dispatchDate ?? '',
    isPermanent:
      first?.consignmentType === 'DEFAULT' &&
      consignments.every(({ offer }) => offer.permanentBooking),
  };
}

function usePickup({ first, zone, dispatchDate, isPermanent }: Departure) {
  const settings = useClientSettings(first?.clientId);
  const [isBooking, setBooking] = useState(!isPermanent && settings?.autoBookingPreferred === true);
  const [times, setTimes] = useState(() =>
    defaultPickupTimes({
      dispatchDate,
      zone,
      now: DateTime.now(),
      preferredStart: settings?.preferredPickupStart ?? null,
      preferredEnd: settings?.preferredPickupEnd ?? null,
      latest: timeOf(first?.offer.carrierCutOffDateTime, zone),
    }),
  );
  return { isBooking, setBooking, times, setTimes };
}

function requestOf(
  consignments: readonly ConsignmentListItem[],
  { zone, dispatchDate, rollover }: Departure,
  times: PickupTimes | null,
): CreateManifestRequest {
  return {
    consignmentIds: consignments.map(({ id }) => id),
    autoPickupBooking: times !== null,
    readyTime: times && instantOf(dispatchDate, times.ready, zone),
    closingTime: times && instantOf(dispatchDate, times.closing, zone),
    rollover: rollover !== null,
  };
}

/** State and submission of the booking dialog; submitting a selection twice creates one manifest. */
export function useManifestBooking({ consignments, texts, onDone }: ManifestBookingDialogProps) {
  const [agreedDay, setAgreedDay] = useState<string | null>(null);
  const departure = departureOf(consignments, agreedDay);
  const pickup = usePickup(departure);
  const [rejection, setRejection] = useState<string | null>(null);
  const [createManifest, { isLoading }] = useCreateManifestMutation();
  const submission = useSubmissionKey();
  const toast = useToast();
  const { isBooking, times } = pickup;
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (isBooking && times.closing <= times.ready) {
      setRejection(createConsignmentTexts.slotReversed);
      return;
    }
    const request = requestOf(consignments, departure, isBooking ? times : null);
    const idempotencyKey = submission.keyFor(request);
    const response = createManifest({ request, idempotencyKey });
    const canClose = await reportSave(response, texts);
    const { data, error } = await response;
    if (!data) {
      setAgreedDay((day) => dayNamedIn(error) ?? day);
      setRejection(reasonOf(error, texts.failed));
      return;
    }
    for (const { id, reason } of data.leftOut)
      toast.info(manifestingTexts.leftOut(connoteOf(consignments, id), reason));
    if (canClose) onDone();
  }

  /** A changed booking is validated again, so the previous message no longer applies. */
  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setRejection(null);
      set(value);
    };
  const { dispatchDate, zone } = departure;
  const readyAt = isBooking ? instantOf(dispatchDate, times.ready, zone) : null;
  return {
    ...{ ...departure, ...pickup, readyAt, rejection, submit },
    isBusy: isLoading,
    setBooking: changing(pickup.setBooking),
    setTimes: changing(pickup.setTimes),
  };
}

/** Spec part 1, section 8: the server's message if it explains the reason, else the specified one. */
function reasonOf(error: unknown, failed: string): string {
  const message = messageOf(error, failed);
  if (isApiError(error) && error.code === 'manifest.pickup_times') return message;
  return message.includes(consignmentListTexts.cannotManifest) ? message : failed;
}

/** MAN-82: day named by the server if the cut-off has passed since the list was read. */
function dayNamedIn(error: unknown): string | null {
  const isRollover = isApiError(error) && error.code === 'manifest.rollover_required';
  return isRollover ? (error.details as { dispatchDate: string }).dispatchDate : null;
}

const connoteOf = (consignments: readonly ConsignmentListItem[], id: number) =>
  consignments.find((consignment) => consignment.id === id)?.connoteNumber ?? String(id);
