import { createHash } from 'node:crypto';

import { stringify } from 'safe-stable-stringify';

import type { Recorded } from '@contracts/events/domain-event.js';

import type { ExpectedRevision } from './event-store.js';
import { findChainBreak, seal, type ChainLink } from './hash-chain.js';
import { newEvent, newEvents } from './testing/sample-events.js';

const stream = 'consignment-4711';

function record(count: number, expected: ExpectedRevision, first = 0): Recorded[] {
  return seal(stream, newEvents(count), expected).map((event, n) => ({
    ...event,
    stream,
    revision: first + n,
    position: `p${first + n}`,
  }));
}

const linkTo = ({ revision, metadata }: Recorded): ChainLink => ({ revision, hash: metadata.hash });

const breaksOf = (events: readonly Recorded[]) =>
  events.map((event, n) => findChainBreak(event, events[n - 1] && linkTo(events[n - 1]!)));

describe('hash chain', () => {
  it('continues across appends with exact revisions', () => {
    const start = record(2, 'noStream');
    const { hash } = start[1]!.metadata;

    expect(breaksOf([...start, ...record(3, { revision: 1, hash }, 2)])).toEqual(
      Array(5).fill(null),
    );
  });

  it('restarts when the writer did not know the stream', () => {
    const events = [
      ...record(2, 'noStream'),
      ...record(2, 'any', 2),
      ...record(1, 'streamExists', 4),
    ];

    expect(breaksOf(events)).toEqual(Array(5).fill(null));
    expect(events.map(({ metadata }) => metadata.prevHash === null)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('hashes the canonical JSON of the event', () => {
    const event = newEvent({ b: 'ü "', a: [1, { d: null, c: 0.5 }] });
    const { id, type, data, metadata } = event;
    const prevHash = 'f'.repeat(64);
    const [sealed] = seal(stream, [event], { revision: 6, hash: prevHash });

    const whole = String(stringify({ stream, revision: 7, id, type, data, metadata, prevHash }));
    expect(sealed!.metadata.hash).toBe(createHash('sha256').update(whole).digest('hex'));
    expect(JSON.parse(sealed!.metadataJson)).toEqual(sealed!.metadata);
  });

  it('does not depend on the order of keys, which a database may change', () => {
    const [event] = seal(stream, [newEvent({ b: 1, a: { d: 2, c: 3 } })], 'noStream');
    const reordered = { ...event!, data: { a: { c: 3, d: 2 }, b: 1 } };

    expect(findChainBreak({ ...reordered, stream, revision: 0, position: 'p' })).toBeNull();
  });

  it.each<[string, (event: Recorded) => Recorded]>([
    ['its data', (event) => ({ ...event, data: { n: 99 } })],
    ['its type', (event) => ({ ...event, type: 'Other' })],
    ['its id', (event) => ({ ...event, id: newEvent().id })],
    ['its stream', (event) => ({ ...event, stream: 'consignment-1' })],
    ['who did it', (event) => ({ ...event, metadata: { ...event.metadata, clientId: 8 } })],
    ['when', (event) => ({ ...event, metadata: { ...event.metadata, recordedAt: '2020-01-01' } })],
  ])('shows that an event was altered in %s', (_case, alter) => {
    const [first, second, third] = record(3, 'noStream');

    expect(breaksOf([first!, alter(second!), third!])).toEqual([null, 'altered', null]);
  });

  it('detects a missing event', () => {
    const [first, , third] = record(3, 'noStream');

    expect(breaksOf([first!, third!])).toEqual([null, 'gap']);
  });

  it('detects a replaced event with a matching hash', () => {
    const [first, second, third] = record(3, 'noStream');
    const [forged] = record(1, { revision: 0, hash: first!.metadata.hash }, 1);

    expect(second!.metadata.hash).not.toBe(forged!.metadata.hash);
    expect(breaksOf([first!, forged!, third!])).toEqual([null, null, 'unlinked']);
  });

  it('detects a replaced event among those whose writer did not know the stream', () => {
    const [first] = record(1, 'noStream');
    const [, third] = record(2, 'any', 1);
    const [forged] = record(1, 'any', 1);

    expect(breaksOf([first!, forged!, third!])).toEqual([null, null, 'unlinked']);
  });

  it('detects an event that claims to be the first of its stream', () => {
    const [first] = record(1, 'noStream');
    const [forged] = record(1, { revision: 0, hash: null }, 1);

    expect(breaksOf([first!, forged!])).toEqual([null, 'unlinked']);
  });

  it('detects a truncated beginning with renumbered events', () => {
    const [, second] = record(2, 'noStream');

    expect(breaksOf([{ ...second!, revision: 0 }])).toEqual(['altered']);
  });
});
