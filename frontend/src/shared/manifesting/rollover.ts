import type { ConsignmentListItem } from '@contracts/views/consignment.view';

export interface Rollover {
  /** The day all of them move to. */
  readonly to: string;
  readonly moved: readonly { readonly connoteNumber: string; readonly from: string }[];
}

/**
 * MAN-79 to MAN-82: every consignment moves to the latest of their dispatch dates, or where that is past or
 * too late for its truck to the first day the truck can come. Null when nothing moves.
 * @param today yyyy-MM-dd, of the sender
 */
export function rolloverOf(
  consignments: readonly ConsignmentListItem[],
  today: string,
): Rollover | null {
  const days = consignments.map(({ dispatchDate }) => dispatchDate).sort();
  const latest = days.at(-1) ?? today;
  const earliest = consignments[0]?.offer.earliestDispatchDate ?? today;
  return rolloverTo(consignments, latest <= today ? earliest : latest);
}

/** What moves when all of them leave on one day. */
export function rolloverTo(
  consignments: readonly ConsignmentListItem[],
  to: string,
): Rollover | null {
  const moved = consignments
    .filter(({ dispatchDate }) => dispatchDate !== to)
    .map(({ connoteNumber, dispatchDate }) => ({ connoteNumber, from: dispatchDate }));
  return moved.length === 0 ? null : { to, moved };
}
