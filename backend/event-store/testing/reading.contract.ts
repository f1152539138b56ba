import type { ContractSubject } from './contract-subject.js';
import { PoisonEvent } from '../event-store.errors.js';
import { idsOf, newEvent, newEvents, newStream } from './sample-events.js';

export function describeReading(subject: () => ContractSubject): void {
  describe('reading a stream', () => {
    it('that does not exist returns nothing', async () => {
      expect(await subject().store.readStream(newStream(), { limit: 9 })).toEqual([]);
      expect(
        await subject().store.readStream(newStream(), { direction: 'backwards', limit: 9 }),
      ).toEqual([]);
    });

    it.each([
      [{}, [0, 1, 2, 3, 4]],
      [{ limit: 2 }, [0, 1]],
      [{ after: 1 }, [2, 3, 4]],
      [{ after: 1, limit: 2 }, [2, 3]],
      [{ after: 4 }, []],
      [{ after: 9 }, []],
      [{ direction: 'backwards' as const }, [4, 3, 2, 1, 0]],
      [{ direction: 'backwards' as const, limit: 1 }, [4]],
      [{ direction: 'backwards' as const, after: 2 }, [1, 0]],
      [{ direction: 'backwards' as const, after: 0 }, []],
    ])('with %j returns revisions %j', async (options, revisions) => {
      const stream = newStream();
      await subject().store.append(stream, newEvents(5), 'noStream');

      const events = await subject().store.readStream(stream, { limit: 9, ...options });

      expect(events.map(({ revision }) => revision)).toEqual(revisions);
    });
  });

  describe('reading several streams', () => {
    it('returns the first events of each', async () => {
      const [long, short, missing] = [newStream(), newStream(), newStream()] as const;
      const { store } = subject();
      await store.append(long, newEvents(5), 'noStream');
      await store.append(short, newEvents(1), 'noStream');

      const found = await store.readStreams([short, missing, long, short], 3);

      expect(
        [...found].map(([stream, events]) => [stream, ...events.map((e) => e.revision)]),
      ).toEqual([[short, 0], [missing], [long, 0, 1, 2]]);
      expect(found.get(long)).toEqual(await store.readStream(long, { limit: 3 }));
    });
  });

  describe('reading everything', () => {
    it('continues after the given position, in the order of the appends', async () => {
      const { store } = subject();
      const after = await store.lastPosition();
      const first = newEvents(2);
      const second = newEvents(1);
      await store.append(newStream('left'), first, 'noStream');
      await store.append(newStream('right'), second, 'noStream');

      const batch = await store.readAll({ after, limit: 10 });

      expect(idsOf(batch.events)).toEqual(idsOf([...first, ...second]));
      expect(batch.scannedTo >= batch.events.at(-1)!.position).toBe(true);
      expect((await store.readAll({ after: batch.scannedTo, limit: 10 })).events).toEqual([]);
    });

    it('returns at most the requested number of events, and continues after them', async () => {
      const { store } = subject();
      let after = await store.lastPosition();
      const events = newEvents(5);
      await store.append(newStream(), events, 'noStream');

      const seen: string[] = [];
      while (seen.length < 5) {
        const batch = await store.readAll({ after, limit: 2 });
        expect(batch.events.length).toBeLessThanOrEqual(2);
        seen.push(...idsOf(batch.events));
        after = batch.scannedTo;
      }

      expect(seen).toEqual(idsOf(events));
    });

    it('starts at the beginning without a position, and ends when it no longer advances', async () => {
      const { store } = subject();
      const positions: string[] = [];
      for (let after = '', isMoving = true; isMoving && positions.length < 3;) {
        const { events, scannedTo } = await store.readAll({ after, limit: 1 });
        positions.push(...events.map(({ position }) => position));
        isMoving = scannedTo !== after;
        after = scannedTo;
      }
      const end = await store.readAll({ after: await store.lastPosition(), limit: 10 });

      expect(positions).toHaveLength(3);
      expect([...positions].sort()).toEqual(positions);
      expect(end.events).toEqual([]);
      expect((await store.readAll({ after: end.scannedTo, limit: 10 })).scannedTo).toBe(
        end.scannedTo,
      );
    });

    it('returns the newest position', async () => {
      const { position } = await subject().store.append(newStream(), [newEvent()], 'noStream');

      expect(await subject().store.lastPosition()).toBe(position);
    });
  });

  describe('event that cannot be read', () => {
    it('stops a reader with its position', async () => {
      const { store } = subject();
      const stream = newStream('poisoned');
      const after = await store.lastPosition();
      await store.append(stream, [newEvent()], 'noStream');
      await subject().poison(stream);
      const later = newEvent();
      await store.append(newStream(), [later], 'noStream');

      const before = await store.readAll({ after, limit: 10 });
      const poison: unknown = await store
        .readAll({ after: before.scannedTo, limit: 10 })
        .catch((error: unknown) => error);

      expect(before.events).toHaveLength(1);
      expect(poison).toBeInstanceOf(PoisonEvent);
      expect(poison).toMatchObject({ stream });
      const { position } = poison as PoisonEvent;
      const { events } = await store.readAll({ after: position, limit: 10 });
      expect(idsOf(events)).toEqual([later.id]);
      await expect(store.readStream(stream, { limit: 9 })).rejects.toBeInstanceOf(PoisonEvent);
    });
  });
}
