import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import type {
  ItemNumberAssignment,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';

import { ConsignmentIndex } from './consignment-index.js';

interface ItemRange {
  readonly to: number;
  /** Last assigned number; initially just below the range. */
  last: number;
}

type Audited = Recorded<PrefixRangeEvent> | Recorded<ConsignmentEvent>;

/**
 * Checks that item numbers are assigned in order, without gaps and inside their range, so that no two pieces share one,
 * and that every consignment has its assigned numbers. Expects the events in order.
 */
export class ItemNumberAuditor {
  private readonly ranges = new Map<string, ItemRange>();
  /** Consignments by range and block. */
  private readonly assignments = new ConsignmentIndex();
  numbers = 0;

  /** Describes the defects of the event, one per line. */
  check(event: Recorded): string[] {
    const { stream, type, data } = event as Audited;
    if (type === 'RangeRegistered' && data.itemRange) {
      const { from, to } = data.itemRange;
      this.ranges.set(stream, { to, last: from - 1 });
    }
    if (type === 'ItemNumbersAssigned')
      return data.assignments.flatMap((assignment) => this.checkAssignment(stream, assignment));
    if (type !== 'ItemsNumbered') return [];
    return data.blocks
      .filter((block) => this.assignments.get(keyOf(data.prefixRangeId, block)) !== idOf(stream))
      .map(({ from, to }) => `${stream} has items ${from} to ${to}, which were not assigned to it`);
  }

  private checkAssignment(stream: string, assignment: ItemNumberAssignment): string[] {
    const { consignmentId, from, to } = assignment;
    const range = this.ranges.get(stream) ?? { to: -1, last: -1 };
    const isNext = from === range.last + 1 && to >= from;
    const defects = [
      ...(to > range.to ? [`${stream}: item ${to} is outside the item range`] : []),
      ...(isNext ? [] : [`${stream}: items ${from} to ${to} were assigned out of order`]),
    ];
    range.last = Math.max(range.last, to);
    this.assignments.set(keyOf(idOf(stream), assignment), consignmentId);
    this.numbers += to - from + 1;
    return defects;
  }
}

const idOf = (stream: string): number => Number(stream.slice(stream.lastIndexOf('-') + 1));

const keyOf = (prefixRangeId: number, { from, to }: NumberBlock): string =>
  `${prefixRangeId}:${from}-${to}`;
