import type { Recorded } from '@contracts/events/domain-event.js';

import type { EventStore, ReadStreamOptions } from './event-store.js';
import { readWholeStream, streamPages } from './stream-pages.js';
import { newEvent } from './testing/sample-events.js';
import { stub } from '../../test/support/stub.js';

/** A store with one stream of `length` events, which records what is read. */
function storeWith(length: number) {
  const sample = newEvent();
  const metadata = { ...sample.metadata, prevHash: null, hash: '' };
  const events = Array.from({ length }, (_, revision): Recorded => {
    return { ...sample, metadata, stream: 's-1', revision, position: `p${revision}` };
  });
  const readStream = jest.fn((stream: string, { after = -1, limit }: ReadStreamOptions) =>
    Promise.resolve(stream === 's-1' ? events.slice(after + 1, after + 1 + limit) : []),
  );
  return { store: stub<EventStore>({ readStream }), readStream };
}

async function pagesOf(length: number, after?: number) {
  const { store, readStream } = storeWith(length);
  const pages: number[][] = [];
  for await (const page of streamPages(store, 's-1', after))
    pages.push([page[0]!.revision, page.at(-1)!.revision]);
  return { pages, reads: readStream.mock.calls.length };
}

describe('the pages of a stream', () => {
  it('contain every event once, in order', async () => {
    expect(await pagesOf(4_500)).toEqual({
      pages: [
        [0, 1_999],
        [2_000, 3_999],
        [4_000, 4_499],
      ],
      reads: 3,
    });
  });

  it('do not end with an empty page when the last one is full', async () => {
    expect((await pagesOf(4_000)).pages).toEqual([
      [0, 1_999],
      [2_000, 3_999],
    ]);
  });

  it('of a short stream take one read', async () => {
    expect(await pagesOf(3)).toEqual({ pages: [[0, 2]], reads: 1 });
  });

  it('begin after the given revision', async () => {
    expect((await pagesOf(10, 6)).pages).toEqual([[7, 9]]);
    expect((await pagesOf(10, 9)).pages).toEqual([]);
  });
});

describe('a whole stream', () => {
  it('is read from its first event to its last', async () => {
    const events = await readWholeStream(storeWith(2_001).store, 's-1');

    expect(events.map(({ revision }) => revision)).toEqual([...Array(2_001).keys()]);
  });

  it('is empty if there is none', async () => {
    expect(await readWholeStream(storeWith(5).store, 's-2')).toEqual([]);
  });
});
