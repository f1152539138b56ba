import { DateTime } from 'luxon';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

/** ui: said when less than an hour is left. */
const WARN_MINUTES = 60;

/** The next deadline of a carrier, and what has to be manifested before it. */
export interface CutOff {
  readonly carrier: string;
  /** ISO instant. */
  readonly at: string;
  readonly minutesLeft: number;
  readonly ids: readonly number[];
}

/** The carrier that cuts off next among the created consignments, when that is within the hour. */
export function nextCutOff(rows: readonly ConsignmentListItem[], now: DateTime): CutOff | null {
  const due = rows.flatMap((row) => {
    const { carrierCutOffDateTime: at, carrierDisplayName: carrier } = row.offer;
    if (row.status !== 'CREATED' || at === null || carrier === null) return [];
    const minutesLeft = Math.floor(DateTime.fromISO(at).diff(now, 'minutes').minutes);
    return minutesLeft >= 0 && minutesLeft < WARN_MINUTES
      ? [{ id: row.id, at, carrier, minutesLeft }]
      : [];
  });
  const [first] = due.toSorted((one, other) => one.minutesLeft - other.minutesLeft);
  if (!first) return null;

  const isSame = ({ at, carrier }: (typeof due)[number]) =>
    at === first.at && carrier === first.carrier;
  return { ...first, ids: due.filter(isSame).map(({ id }) => id) };
}
