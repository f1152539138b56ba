import {
  AppendTooLarge,
  EventStoreUnavailable,
  UnstorableAppend,
  WrongExpectedRevision,
} from '../event-store.errors.js';
import type { ContractSubject } from './contract-subject.js';
import type { ExpectedRevision } from '../event-store.js';
import { findChainBreak, type ChainLink } from '../hash-chain.js';
import { idsOf, newEvent, newEvents, newStream } from './sample-events.js';

export function describeAppending(subject: () => ContractSubject): void {
  const append = (...args: Parameters<ContractSubject['store']['append']>) =>
    subject().store.append(...args);
  const read = (stream: string) => subject().store.readStream(stream, { limit: 1_000 });

  describe('appending', () => {
    it('counts revisions from 0 and returns those of the last event', async () => {
      const stream = newStream();
      const result = await append(stream, newEvents(3), 'noStream');

      const events = await read(stream);
      expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
      const last = events[2]!;
      expect(result).toEqual({ position: last.position, revision: 2, hash: last.metadata.hash });
    });

    it('stores data and metadata unchanged', async () => {
      const stream = newStream();
      const data = {
        cents: 9_007_199_254_740_991,
        text: 'Ünïcode 🚚 "x" \\u0000 \n',
        list: [[], {}],
        no: null,
      };
      const event = newEvent(data);
      await append(stream, [event], 'noStream');

      const [stored] = await read(stream);
      const { prevHash, hash, ...context } = stored!.metadata;
      expect(stored).toMatchObject({ id: event.id, stream, type: event.type, data });
      expect(context).toEqual(event.metadata);
      expect([prevHash, hash]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    });

    it('continues the hash chain from the event the caller has seen', async () => {
      const stream = newStream();
      const { revision, hash } = await append(stream, newEvents(2), 'noStream');
      await append(stream, newEvents(2), { revision, hash });
      await append(stream, newEvents(2), 'any');

      let previous: ChainLink | undefined;
      for (const event of await read(stream)) {
        expect(findChainBreak(event, previous)).toBeNull();
        previous = { revision: event.revision, hash: event.metadata.hash };
      }
      expect(previous?.revision).toBe(5);
    });

    it('assigns increasing positions', async () => {
      const positions: string[] = [];
      for (let n = 0; n < 12; n += 1)
        positions.push((await append(newStream(), [newEvent()], 'noStream')).position);

      expect([...positions].sort()).toEqual(positions);
      expect(new Set(positions).size).toBe(12);
    });
  });

  describe('expected revision', () => {
    const atRevision = (revision: number): ExpectedRevision => ({ revision, hash: null });

    it.each<[string, ExpectedRevision, number, number]>([
      ['no stream where there is one', 'noStream', 2, 1],
      ['a stream where there is none', 'streamExists', 0, -1],
      ['a revision the stream has passed', atRevision(0), 3, 2],
      ['a revision the stream has not reached', atRevision(5), 3, 2],
      ['a revision where there is no stream', atRevision(0), 0, -1],
    ])('%s is rejected with the actual revision', async (_case, expected, existing, actual) => {
      const stream = newStream();
      if (existing > 0) await append(stream, newEvents(existing), 'noStream');

      const rejected = append(stream, [newEvent()], expected);

      await expect(rejected).rejects.toBeInstanceOf(WrongExpectedRevision);
      await expect(rejected).rejects.toMatchObject({ stream, actualRevision: actual });
      expect(await read(stream)).toHaveLength(existing);
    });

    it.each<[string, ExpectedRevision, number]>([
      ['anything, where there is no stream', 'any', 0],
      ['anything, where there is one', 'any', 2],
      ['a stream where there is one', 'streamExists', 2],
      ["the stream's current revision", atRevision(1), 2],
    ])('%s succeeds', async (_case, expected, existing) => {
      const stream = newStream();
      if (existing > 0) await append(stream, newEvents(existing), 'noStream');

      const { revision } = await append(stream, newEvents(2), expected);

      expect(revision).toBe(existing + 1);
    });
  });

  describe('repeating an append with the same event ids', () => {
    it.each<[string, ExpectedRevision, number]>([
      ['no stream', 'noStream', 0],
      ['a revision', { revision: 1, hash: null }, 2],
      ['an existing stream', 'streamExists', 2],
      ['anything', 'any', 2],
    ])('and expecting %s returns the first result', async (_case, expected, existing) => {
      const stream = newStream();
      if (existing > 0) await append(stream, newEvents(existing), 'noStream');
      const events = newEvents(2);
      const first = await append(stream, events, expected);
      await append(stream, [newEvent()], 'any');

      const again = await append(stream, events, expected);

      expect(again).toEqual(first);
      expect(await read(stream)).toHaveLength(existing + 3);
    });

    it('returns the stored hash, even when the clock has advanced', async () => {
      const stream = newStream();
      const event = newEvent();
      const first = await append(stream, [event], 'noStream');
      const later = { ...event.metadata, recordedAt: '2026-03-02T01:15:01.000Z' };

      expect(await append(stream, [{ ...event, metadata: later }], 'noStream')).toEqual(first);
    });

    it('with other events is a conflict', async () => {
      const stream = newStream();
      const events = newEvents(2);
      await append(stream, events, 'noStream');

      await expect(append(stream, newEvents(2), 'noStream')).rejects.toMatchObject({
        actualRevision: 1,
      });
      expect(idsOf(await read(stream))).toEqual(idsOf(events));
    });
  });

  describe('appending to a closed store', () => {
    it('is rejected', async () => {
      const closed = await subject().connect();
      await closed.close();

      await expect(closed.append(newStream(), [newEvent()], 'any')).rejects.toBeInstanceOf(
        EventStoreUnavailable,
      );
    });
  });

  describe('append that cannot be stored', () => {
    const kilobytes = (count: number) => newEvent({ text: 'x'.repeat(count * 1024) });

    it('of more than 1 MiB is rejected completely', async () => {
      const stream = newStream();

      await expect(append(stream, [kilobytes(600), kilobytes(600)], 'any')).rejects.toBeInstanceOf(
        AppendTooLarge,
      );
      expect(await read(stream)).toEqual([]);
    });

    it('does not include one of just under 1 MiB', async () => {
      const stream = newStream();
      await append(stream, [kilobytes(500), kilobytes(500)], 'noStream');

      expect(await read(stream)).toHaveLength(2);
    });

    it.each([
      ['without an event', []],
      ['with a NUL', [newEvent({ text: 'a\u0000b' })]],
      ['with a plain string as data', [newEvent('text')]],
      ['with half a surrogate pair', [newEvent({ text: '\ud83d' })]],
    ])('%s is rejected', async (_case, events) => {
      await expect(append(newStream(), events, 'any')).rejects.toBeInstanceOf(UnstorableAppend);
    });
  });
}
