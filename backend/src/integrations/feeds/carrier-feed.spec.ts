import { readFeedPage } from './carrier-feed.js';

const scan = {
  connote: 'LKIZ00000387',
  status: 'DELIVERED',
  dateTime: '2026-03-05T14:12:00+11:00',
  location: 'Brunswick VIC',
  description: 'Delivered in full',
  pod: { type: 'DELIVERY', signedBy: 'Mia Tran', signature: 'iVBORw0KGgoAAAANSUhEUg==' },
};
const page = (...events: unknown[]) => JSON.stringify({ cursor: '7', events });

describe('reading a page of a feed', () => {
  it('returns its scans and the next cursor', () => {
    expect(readFeedPage(page(scan))).toEqual({ cursor: '7', scans: [scan], rejected: [] });
  });

  it.each([
    ['an unknown status', { status: 'LOST' }],
    ['a time without an offset', { dateTime: '2026-03-05T14:12:00' }],
    ['no connote', { connote: '' }],
    ['a signature that is not a PNG', { pod: { ...scan.pod, signature: 'PHN2Zz4=' } }],
  ])('skips a scan with %s, and keeps the others', (_, wrong) => {
    const { scans, rejected } = readFeedPage(page({ ...scan, ...wrong }, scan));

    expect(scans).toEqual([scan]);
    expect(rejected).toHaveLength(1);
  });

  it.each(['', '<html>', '[]', '{"events":[]}'])('rejects an invalid page (%s)', (text) => {
    expect(() => readFeedPage(text)).toThrow();
  });
});
