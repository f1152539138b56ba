import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { DateTime } from 'luxon';

import { manifestingTexts } from '@contracts/texts/app/manifesting';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { usePreviousBookingsQuery } from './manifesting.api';
import { formatPickupTime, isTooLateFor, timeOf } from './pickup-times';

export interface PickupWarningsProps {
  readonly first: ConsignmentListItem | undefined;
  /** yyyy-MM-dd of the dispatch. */
  readonly dispatchDate: string;
  /** Zone of the sender. */
  readonly zone: string;
  /** ISO instant at which the goods are ready; null if there is no pickup. */
  readonly readyAt: string | null;
}

/** Warns of extra cost or delay: a second pickup on the day, goods ready after the cut-off (MAN-65, MAN-66). */
export function PickupWarnings({ first, dispatchDate, zone, readyAt }: PickupWarningsProps) {
  const booked = usePreviousPickups(readyAt === null ? undefined : first, dispatchDate);
  const latest = timeOf(first?.offer.carrierCutOffDateTime, zone);
  const ready = timeOf(readyAt, zone);
  const isTooLate = ready !== null && latest !== null && ready >= latest;

  return (
    <>
      {booked > 0 && <Alert severity="warning">{manifestingTexts.pickupBooked}</Alert>}
      {isTooLate && (
        <Alert severity="warning">
          {isTooLateFor({ dispatchDate, zone, now: DateTime.now(), latest })
            ? manifestingTexts.noPickupToday(formatPickupTime(latest))
            : manifestingTexts.readyAfterLatestPickup(formatPickupTime(latest))}
        </Alert>
      )}
    </>
  );
}

function usePreviousPickups(first: ConsignmentListItem | undefined, dispatchDate: string): number {
  const carrierId = first?.offer.carrierId;
  const { data = 0 } = usePreviousBookingsQuery(
    first && carrierId ? { clientId: first.clientId, carrierId, dispatchDate } : skipToken,
  );
  return data;
}
