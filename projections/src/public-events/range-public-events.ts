import { type PrefixRangeEvent, prefixRangeStream } from '@contracts/events/prefix-range.events.js';
import type { RangeFacts } from '@contracts/public-events/public-event-facts.js';
import type { PublicSubjectRow } from '@read-models/public-subject.row.js';

import type { SubjectEntries, SubjectFold } from './subject-fold.js';

/** A client's share of a range, and the number of times its exhaustion was published. */
interface AccountContext {
  readonly clientId: number;
  readonly told: number;
}

/** State of a range, which clients share: each account is counted separately. */
interface RangeContext {
  readonly prefixRangeId: number;
  readonly prefix: string;
  readonly accounts: Readonly<Record<string, AccountContext>>;
}

/** Number ranges: publishes that an account's numbers are exhausted. */
export const rangeSubject: SubjectFold<PrefixRangeEvent> = {
  prefix: prefixRangeStream.prefix,
  ignored: new Set<PrefixRangeEvent['type']>([
    'NumbersAssigned',
    'ItemNumbersAssigned',
    'RangeWithdrawn',
  ]),

  evolve: (row, event) => {
    const before = row ?? newRow(event);
    return { ...before, context: evolveContext(before.context as RangeContext, event) };
  },

  entries: (before, after, event) =>
    event.type === 'RangeExhausted' ? exhausted(event, before, after) : null,
};

type Recorded = Parameters<typeof rangeSubject.evolve>[1];

function newRow(event: Recorded): PublicSubjectRow {
  if (event.type !== 'RangeRegistered')
    throw new Error(`${event.stream} does not begin with its first event`);
  const { prefixRangeId, customerId, format } = event.data;
  const context: RangeContext = { prefixRangeId, prefix: format.prefix, accounts: {} };
  return {
    stream: event.stream,
    kind: 'connote-range',
    customerId,
    sequence: 0,
    isAnnounced: true,
    context,
  };
}

function evolveContext(context: RangeContext, event: Recorded): RangeContext {
  if (event.type !== 'RangeAllotted' && event.type !== 'RangeExhausted') return context;
  const { clientCarrierAccountId } = event.data;
  const account = context.accounts[clientCarrierAccountId];
  const next =
    event.type === 'RangeAllotted'
      ? { clientId: event.data.clientId, told: account?.told ?? 0 }
      : account && { ...account, told: account.told + 1 };
  if (!next) return context; // an account without an allotment has no client
  return { ...context, accounts: { ...context.accounts, [clientCarrierAccountId]: next } };
}

function exhausted(
  event: Recorded & { readonly type: 'RangeExhausted' },
  before: PublicSubjectRow | null,
  { customerId, context }: PublicSubjectRow,
): SubjectEntries | null {
  const { clientCarrierAccountId } = event.data;
  const { prefixRangeId, prefix } = context as RangeContext;
  const account = (before?.context as RangeContext | undefined)?.accounts[clientCarrierAccountId];
  if (!account) return null;
  const facts: RangeFacts = { clientCarrierAccountId, prefixRangeId, prefix };
  return {
    publications: [{ type: 'connote_range.exhausted', facts: {} }],
    kind: 'connote-range',
    id: clientCarrierAccountId,
    clientId: account.clientId,
    customerId,
    facts,
    publishedCount: account.told,
  };
}
