import { useState } from 'react';

import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { isApiError, refusalOf } from '../../shared/api/api-error';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { useLazyFindByConnoteQuery } from './track-and-trace.api';

/** Letters, digits and common separators. */
const connotePattern = /^[A-Za-z0-9][A-Za-z0-9\-/_.]{2,49}$/;

const MAX_REMEMBERED = 8;

/** Finds a connote and opens its tracking; results stay listed for the session. */
export function useTrackByConnote() {
  const [find, { isFetching }] = useLazyFindByConnoteQuery();
  const [message, setMessage] = useState<string | null>(null);
  const [found, setFound] = useState<readonly ConsignmentTrackingView[]>([]);
  const dialog = useRecordDialog('tracking');

  /** TRK-20: in the app, or on the carrier's own page. */
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
        MAX_REMEMBERED,
      ),
    );
    open(data);
  }

  return { track, message, found, isFetching, open };
}

/** TRK-24: no such connote in scope. */
const reasonOf = (error: unknown): string =>
  isApiError(error) && error.status === 404
    ? trackingTexts.invalidNumber
    : refusalOf(error, trackingTexts.invalidNumber);
