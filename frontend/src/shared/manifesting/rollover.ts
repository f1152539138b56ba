import type { ConsignmentListItem } from '@contracts/views/consignment.view';

export interface Rollover {
  /** New dispatch date for all of them. */
  readonly to: string;
  readonly moved: readonly { readonly connoteNumber: string; readonly from: string }[];
}

/**
 * MAN-79 to MAN-82: moves every consignment to the latest of their dispatch dates or, if that is past or past the
 * cut-off, to the first possible pickup day. Null when nothing moves.
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

/** Moves all consignments to one day; null when nothing moves. */
export function rolloverTo(
  consignments: readonly ConsignmentListItem[],
  to: string,
): Rollover | null {
  const moved = consignments
    .filter(({ dispatchDate }) => dispatchDate !== to)
    .map(({ connoteNumber, dispatchDate }) => ({ connoteNumber, from: dispatchDate }));
  return moved.length === 0 ? null : { to, moved };
}
