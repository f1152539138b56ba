import { useState } from 'react';

import { trackingTexts } from '@contracts/texts/tracking';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { isApiError, messageOf } from '../../shared/api/api-error';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { useLazyFindByConnoteQuery } from './track-and-trace.api';

/** Letters, digits and the signs carriers put between them. */
const connotePattern = /^[A-Za-z0-9][A-Za-z0-9\-/_.]{2,49}$/;

const MOST_REMEMBERED = 8;

/** Looks a connote up and opens its tracking; what was found in this visit stays listed. */
export function useTrackByConnote() {
  const [find, { isFetching }] = useLazyFindByConnoteQuery();
  const [message, setMessage] = useState<string | null>(null);
  const [found, setFound] = useState<readonly ConsignmentTrackingView[]>([]);
  const dialog = useRecordDialog('tracking');

  /** TRK-20: here, or on the carrier's own page. */
  function open({ consignmentId, internalTracking, carrierTrackingUrl }: ConsignmentTrackingView) {
    if (carrierTrackingUrl !== null && !internalTracking)
      window.open(carrierTrackingUrl, '_blank', 'noopener');
    else dialog.open(consignmentId);
  }

  async function track(typed: string) {
    const connote = typed.trim();
    setMessage(connotePattern.test(connote) ? null : trackingTexts.invalidConnote);
    if (!connotePattern.test(connote)) return;

    const { data, error } = await find(connote);
    if (error) setMessage(reasonOf(error));
    if (!data) return;
    setFound((earlier) =>
      [data, ...earlier.filter(({ consignmentId }) => consignmentId !== data.consignmentId)].slice(
        0,
        MOST_REMEMBERED,
      ),
    );
    open(data);
  }

  return { track, message, found, isFetching, open };
}

/** TRK-24: a number nobody in reach has. */
const reasonOf = (error: unknown): string =>
  isApiError(error) && error.status === 404
    ? trackingTexts.invalidNumber
    : messageOf(error, trackingTexts.invalidNumber);
