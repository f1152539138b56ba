import {
  type ConnoteFormat,
  type NumberAssignment,
  type NumberBlock,
  type PrefixRangeEvent,
  prefixRangeStream,
} from '@contracts/events/prefix-range.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { impossible } from '../../platform/impossible-history.js';
import { type ItemNumbers, withAssignedItems } from './item-numbers.js';
import { withRecent } from './item-numbers.js';

export type Block = NumberBlock;

/** Numbers from which one client's carrier account numbers its consignments. */
export interface Allotment {
  readonly clientId: number;
  /**
   * Ascending: the first block ever allotted, then those that are not exhausted. A block is used once the previous ones
   * are exhausted.
   */
  readonly blocks: readonly [Block, ...Block[]];
  /** Number assigned last; null before the first. */
  readonly latest: number | null;
  readonly isExhausted: boolean;
}

/** A number assigned to a consignment from an account. */
interface AccountAssignment extends NumberAssignment {
  readonly clientCarrierAccountId: number;
}

/** Properties of a range in use and of a withdrawn one. */
interface Registration {
  readonly id: number;
  readonly customerId: number;
  readonly format: ConnoteFormat;
  readonly block: Block;
  /** Last number of the last block allotted. */
  readonly allottedTo: number;
  /** By id of the client's carrier account; only accounts with a block. */
  readonly accounts: ReadonlyMap<number, Allotment>;
  /** Current assignments, newest last. */
  readonly recent: readonly AccountAssignment[];
  /** Null if pieces have no numbers. */
  readonly items: ItemNumbers | null;
}

/** Before its first event. */
interface UnknownRange {
  readonly phase: 'UNKNOWN';
}

export type ActiveRange = Registration & { readonly phase: 'ACTIVE' };

/** Still returns the numbers it has assigned. */
type WithdrawnRange = Registration & { readonly phase: 'WITHDRAWN' };

export type RegisteredRange = ActiveRange | WithdrawnRange;

/**
 * The numbers of a connote prefix. A range is registered with its format, then allotted in blocks to the carrier
 * accounts of clients. Each account assigns its numbers to consignments, upwards, each number once; a consignment that
 * requests one again gets the number it already has. An account without numbers left is exhausted until it is allotted
 * another block. If the carrier reads item numbers, those come from one item range shared by all accounts. A withdrawn
 * range assigns no more numbers.
 *
 * The state stays small, however many numbers were assigned: it contains the current assignments, while numbers of
 * older consignments are in their own streams.
 */
export type PrefixRange = UnknownRange | RegisteredRange;

export const initialPrefixRange: PrefixRange = { phase: 'UNKNOWN' };

/** The range after one more event. @throws ImpossibleHistory */
export function evolve(range: PrefixRange, event: PrefixRangeEvent): RegisteredRange {
  if (event.type === 'RangeRegistered')
    return range.phase === 'UNKNOWN' ? toRange(event.data) : impossible(range, event);
  if (range.phase !== 'ACTIVE') return impossible(range, event);

  switch (event.type) {
    case 'RangeAllotted':
      return withBlock(range, event.data);
    case 'NumbersAssigned':
      return withNumbers(range, event);
    case 'ItemNumbersAssigned':
      if (!range.items) return impossible(range, event);
      return { ...range, items: withAssignedItems(range.items, event.data.assignments) };
    case 'RangeExhausted':
      return withAccount(range, event, (account) => ({ ...account, isExhausted: true }));
    case 'RangeWithdrawn':
      return { ...range, phase: 'WITHDRAWN' };
  }
}

type EventOf<Type extends PrefixRangeEvent['type']> = Extract<PrefixRangeEvent, { type: Type }>;

function toRange(data: EventOf<'RangeRegistered'>['data']): ActiveRange {
  const { prefixRangeId: id, customerId, format, from, to, itemRange } = data;
  const items = itemRange ? { range: itemRange, latest: itemRange.from - 1, recent: [] } : null;
  const accounts = new Map<number, Allotment>();
  return {
    phase: 'ACTIVE',
    id,
    customerId,
    format,
    block: { from, to },
    allottedTo: from - 1,
    accounts,
    recent: [],
    items,
  };
}

function withBlock(range: ActiveRange, data: EventOf<'RangeAllotted'>['data']): ActiveRange {
  const { clientCarrierAccountId, clientId, from, to } = data;
  const block = { from, to };
  const before = range.accounts.get(clientCarrierAccountId);
  const account: Allotment = before
    ? { ...before, clientId, blocks: addBlock(before, block), isExhausted: false }
    : { clientId, blocks: [block], latest: null, isExhausted: false };
  const accounts = new Map(range.accounts).set(clientCarrierAccountId, account);
  return { ...range, accounts, allottedTo: to };
}

/** Drops exhausted blocks; a block that continues the last one extends it. */
function addBlock({ blocks: [first, ...others], latest }: Allotment, block: Block) {
  const unused = others.filter(({ to }) => latest === null || to > latest);
  const last = unused.at(-1);
  const blocks: [Block, ...Block[]] =
    last?.to === block.from - 1
      ? [first, ...unused.slice(0, -1), { from: last.from, to: block.to }]
      : [first, ...unused, block];
  return blocks;
}

function withNumbers(range: ActiveRange, event: EventOf<'NumbersAssigned'>): ActiveRange {
  const { clientCarrierAccountId, assignments } = event.data;
  const after = withAccount(range, event, (account) => ({
    ...account,
    latest: assignments.at(-1)?.number ?? account.latest,
  }));
  const added = assignments.map((one) => ({ clientCarrierAccountId, ...one }));
  return { ...after, recent: withRecent(range.recent, added) };
}

/** An account assigns numbers, and is exhausted, only after it was allotted a block. */
function withAccount(
  range: ActiveRange,
  event: EventOf<'NumbersAssigned' | 'RangeExhausted'>,
  change: (account: Allotment) => Allotment,
): ActiveRange {
  const { clientCarrierAccountId } = event.data;
  const account = range.accounts.get(clientCarrierAccountId);
  if (!account) return impossible(range, event);
  const accounts = new Map(range.accounts).set(clientCarrierAccountId, change(account));
  return { ...range, accounts };
}

/** Streams of all prefix ranges. A range belongs to a customer, not to one of its clients. */
export class PrefixRangeStreams extends EventStreams<PrefixRange, PrefixRangeEvent> {}

export const prefixRangeStreams: StreamDefinition<PrefixRange, PrefixRangeEvent> = {
  ...prefixRangeStream,
  initial: initialPrefixRange,
  evolve,
  owner: (range) =>
    range.phase === 'UNKNOWN' ? null : { clientId: null, customerId: range.customerId },
  snapshots: {
    version: 1,
    encode: (range) =>
      range.phase === 'UNKNOWN' ? range : { ...range, accounts: [...range.accounts] },
    decode: (json) => {
      // Written by `encode` of this version.
      const snapshot = json as (RegisteredRange & { accounts: [number, Allotment][] }) | null;
      return Array.isArray(snapshot?.accounts)
        ? { ...snapshot, accounts: new Map(snapshot.accounts) }
        : null;
    },
  },
};
