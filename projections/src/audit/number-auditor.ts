import type { ConnoteAssigned, ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import type {
  NumberAssignment,
  PrefixRangeEvent,
  RangeAllotted,
} from '@contracts/events/prefix-range.events.js';

import { ConsignmentIndex } from './consignment-index.js';

interface Block {
  readonly from: number;
  readonly to: number;
  /** Last assigned number; initially just below `from`. */
  last: number;
}

/** Blocks of a range, by account. */
type Range = Map<number, Block[]>;

type Audited = Recorded<PrefixRangeEvent> | Recorded<ConsignmentEvent>;

/**
 * Checks that no connote number was assigned twice, outside its range or out of order, that every connote contains the
 * number assigned to its consignment, and that no carrier of a customer has a connote twice: two of them may use the same
 * numbers. Expects the events in order.
 */
export class NumberAuditor {
  private readonly ranges = new Map<string, Range>();
  /** Consignments by range and number. */
  private readonly assigned = new ConsignmentIndex();
  /** Consignments by customer's carrier and connote. */
  private readonly connotes = new ConsignmentIndex();
  /** Customer's carrier of each consignment's offer. */
  private readonly carriers = new ConsignmentIndex();
  numbers = 0;

  /** Describes the defects of the event, one per line. */
  check(event: Recorded): string[] {
    const audited = event as Audited;
    if (audited.type === 'OfferSelected' && audited.data.offer)
      this.carriers.set(event.stream, audited.data.offer.customerCarrierId);
    if (audited.type === 'RangeAllotted') return this.recordBlock(audited);
    if (audited.type === 'NumbersAssigned')
      return audited.data.assignments.flatMap((assignment) =>
        this.checkAssignment(event.stream, audited.data.clientCarrierAccountId, assignment),
      );
    return audited.type === 'ConnoteAssigned' ? this.checkConnote(event.stream, audited.data) : [];
  }

  private recordBlock({ stream, data }: Recorded<RangeAllotted>): string[] {
    const { clientCarrierAccountId, from, to } = data;
    const blocks = this.rangeOf(stream);
    const known = blocks.get(clientCarrierAccountId) ?? [];
    blocks.set(clientCarrierAccountId, [...known, { from, to, last: from - 1 }]);
    return [];
  }

  private checkAssignment(
    stream: string,
    account: number,
    { number, consignmentId }: NumberAssignment,
  ): string[] {
    const block = this.rangeOf(stream)
      .get(account)
      ?.find(({ from, to }) => number >= from && number <= to);
    const before = this.assigned.get(keyOf(stream, number));
    const defects = [
      ...(block ? [] : [`${stream}: ${number} is outside the numbers of account ${account}`]),
      ...(block && number <= block.last ? [`${stream}: ${number} was assigned out of order`] : []),
      ...(before === undefined
        ? []
        : [`${stream}: ${number} was assigned to consignments ${before} and ${consignmentId}`]),
    ];
    if (block) block.last = Math.max(block.last, number);
    this.assigned.set(keyOf(stream, number), consignmentId);
    this.numbers += 1;
    return defects;
  }

  private checkConnote(stream: string, data: ConnoteAssigned['data']): string[] {
    const { connoteNumber, prefixRangeId, number } = data;
    const id = consignmentIdOf(stream);
    const key = `${this.carriers.get(stream) ?? 0}:${connoteNumber}`;
    const owner = this.connotes.get(key);
    this.connotes.set(key, id);
    const isDuplicate = owner !== undefined && owner !== id;
    return [
      ...(isDuplicate ? [`${connoteNumber} is on both consignment-${owner} and ${stream}`] : []),
      // a carrier that issues its own connotes uses none of our numbers
      ...(number === null || this.wasAssigned(stream, prefixRangeId, number)
        ? []
        : [`${stream} has ${connoteNumber}, which was not assigned to it`]),
    ];
  }

  private wasAssigned(stream: string, prefixRangeId: number | null, number: number): boolean {
    const assignedTo = this.assigned.get(keyOf(`prefixRange-${prefixRangeId ?? 0}`, number));
    return assignedTo === consignmentIdOf(stream);
  }

  private rangeOf(stream: string): Range {
    const range = this.ranges.get(stream) ?? new Map<number, Block[]>();
    this.ranges.set(stream, range);
    return range;
  }
}

const keyOf = (stream: string, number: number): string => `${stream}:${number}`;

const consignmentIdOf = (stream: string): number =>
  Number(stream.slice(stream.lastIndexOf('-') + 1));
