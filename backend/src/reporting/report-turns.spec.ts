import { Readable } from 'node:stream';

import type { ReportFile } from './files/file-format.js';
import { ReportTurns } from './report-turns.js';

const settled = () => new Promise(setImmediate);

/** A report that is not read until its stream is resumed. */
const unread = (): ReportFile => ({
  name: 'report.csv',
  contentType: 'text/csv',
  content: Readable.from(['line']),
});

/** Reports begun for users of one installation. */
function reports() {
  const turns = new ReportTurns();
  const begun: string[] = [];
  const open = (userId: number, name: string) =>
    turns.download(userId, () => {
      begun.push(name);
      return Promise.resolve(unread());
    });
  return { turns, begun, open };
}

async function* pagesUntil(released: Promise<void>): AsyncGenerator<number, void, undefined> {
  await released;
  yield 1;
}

describe('turns of reports', () => {
  it('a user has three open reports; the next begins when one has been read or abandoned', async () => {
    const { begun, open } = reports();
    const [first, second] = await Promise.all([open(1, 'a'), open(1, 'b'), open(1, 'c')]);
    void open(1, 'd');
    void open(1, 'e');
    await open(2, 'of another user');
    expect(begun).toEqual(['a', 'b', 'c', 'of another user']);

    first?.content.resume();
    await settled();
    second?.content.destroy();
    await settled();
    expect(begun.slice(4)).toEqual(['d', 'e']);
  });

  it('a report that is empty or cannot be written ends its turn', async () => {
    const { turns, begun, open } = reports();
    for (let count = 0; count < 4; count += 1) {
      await expect(turns.download(1, () => Promise.resolve(null))).resolves.toBeNull();
      await expect(turns.download(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    await open(1, 'a');
    expect(begun).toEqual(['a']);
  });

  it('one page of a user is read at a time, and does not delay a page of another user', async () => {
    const { turns } = reports();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = [1, 2, 3].map(() => turns.inTurns(1, pagesUntil(released)).next());
    await settled();

    const other = turns.inTurns(2, pagesUntil(Promise.resolve()));
    expect(await other.next()).toEqual({ done: false, value: 1 });
    release();
    expect(await Promise.all(slow)).toHaveLength(3);
  });
});
