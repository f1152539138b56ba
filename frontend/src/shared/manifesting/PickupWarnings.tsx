import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { formatTime } from '../text/dates';
import { usePreviousBookingsQuery } from './manifesting.api';

export interface PickupWarningsProps {
  readonly first: ConsignmentListItem | undefined;
  /** yyyy-MM-dd on which it leaves. */
  readonly dispatchDate: string;
  /** Zone of the sender. */
  readonly zone: string;
  /** ISO instant at which the goods are ready; null while no pickup is wanted. */
  readonly readyAt: string | null;
}

/** What may cost money or come too late: a second pickup of the day, goods ready after the cut-off (MAN-65, MAN-66). */
export function PickupWarnings({ first, dispatchDate, zone, readyAt }: PickupWarningsProps) {
  const booked = usePreviousPickups(readyAt === null ? undefined : first, dispatchDate);
  const cutOff = first?.offer.carrierCutOffDateTime;
  const isTooLate = isSet(readyAt) && isSet(cutOff) && new Date(readyAt) >= new Date(cutOff);

  return (
    <>
      {booked > 0 && (
        <Alert severity="warning">
          A pickup is already booked with this carrier for that day: futile charges may apply.
        </Alert>
      )}
      {isTooLate && (
        <Alert severity="warning">
          The goods have to be ready before the carrier&apos;s latest pickup at{' '}
          {formatTime(cutOff, zone)}.
        </Alert>
      )}
    </>
  );
}

const isSet = (instant: string | null | undefined): instant is string =>
  typeof instant === 'string' && instant !== '';

function usePreviousPickups(first: ConsignmentListItem | undefined, dispatchDate: string): number {
  const carrierId = first?.offer.carrierId;
  const { data = 0 } = usePreviousBookingsQuery(
    first && carrierId ? { clientId: first.clientId, carrierId, dispatchDate } : skipToken,
  );
  return data;
}
