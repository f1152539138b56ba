import { rejectionReasonOf, readScan } from './feed-scan.js';

const now = new Date('2026-03-05T02:00:00Z');
const scan = {
  connote: 'LKIZ00000387',
  status: 'DELIVERED',
  dateTime: '2026-03-05T13:00:00+11:00',
  description: 'Delivered in full',
} as const;

describe('scan of a feed', () => {
  it.each([
    ['2026-03-05T13:14:00+11:00', null],
    ['2026-03-05T13:16:00+11:00', 'FUTURE'],
    ['2099-02-03T00:00:00Z', 'FUTURE'],
    ['1999-12-31T23:59:59Z', 'PAST'],
  ])('dated %s is set aside: %s', (dateTime, reason) => {
    expect(rejectionReasonOf({ ...scan, dateTime }, now)?.reason ?? null).toBe(reason);
  });

  it.each(['LKIZ\u000000000387', 'LKIZ\ud800', 'LKIZ\u200b387', ' '])(
    'with an unprintable connote is shown escaped, and can be re-read (%j)',
    (connote) => {
      const rejection = rejectionReasonOf({ ...scan, connote }, now);

      expect(rejection?.reason).toBe('CONTROL_CHARACTER');
      expect(rejection?.connote).not.toContain('\u0000');
      expect(readScan(JSON.parse(rejection?.raw ?? ''))).toEqual({ scan: { ...scan, connote } });
    },
  );

  it.each([null, 7, 'text', [], {}])('that is %j is unreadable', (event) => {
    expect(readScan(event)).toMatchObject({ reason: 'UNREADABLE' });
  });
});
