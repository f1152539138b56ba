import type { ConsignmentListItem } from '@contracts/views/consignment.view';

export interface Rollover {
  /** The day all of them move to. */
  readonly to: string;
  readonly moved: readonly { readonly connoteNumber: string; readonly from: string }[];
}

/**
 * GAP-44: every consignment moves to the latest of their dispatch dates, or to today when that is later,
 * if any of them would leave on another day. Null when nothing moves.
 */
export function rolloverOf(
  consignments: readonly ConsignmentListItem[],
  today: string,
): Rollover | null {
  const days = consignments.map(({ dispatchDate }) => dispatchDate);
  const to = [...days, today].reduce((latest, day) => (day > latest ? day : latest));
  const moved = consignments
    .filter(({ dispatchDate }) => dispatchDate < to)
    .map(({ connoteNumber, dispatchDate }) => ({ connoteNumber, from: dispatchDate }));
  return moved.length === 0 ? null : { to, moved };
}
