import type { FeedScan } from '../../tracking/index.js';
import { ScanAttempts } from './scan-attempts.js';

const scanOf = (connote: string): FeedScan => ({
  connote,
  status: 'IN_TRANSIT',
  dateTime: '2026-03-05T01:00:00Z',
  description: 'At the depot',
});

describe('a page of scans', () => {
  it('is read to its end although several of its scans always fail', async () => {
    const attempts = new ScanAttempts();
    const recorded: string[] = [];
    const setAside: string[] = [];
    const faulty = new Set(['LKD1', 'LKD2', 'LKD3']);
    const record = ({ connote }: FeedScan) => {
      if (faulty.has(connote)) return Promise.reject(new Error('no reason known'));
      recorded.push(connote);
      return Promise.resolve(null);
    };
    const readPage = async () => {
      for (const connote of ['LKD1', 'LKD2', 'LKD3', 'LKD4']) {
        const scan = scanOf(connote);
        if (await attempts.record(scan, 21, () => record(scan))) setAside.push(connote);
      }
      attempts.forget(21);
    };

    const ends: string[] = [];
    for (let round = 1; round <= 7; round += 1)
      ends.push(
        await readPage().then(
          () => 'read',
          () => 'failed',
        ),
      );

    expect(ends).toEqual([...Array.from({ length: 6 }, () => 'failed'), 'read']);
    expect(new Set(setAside)).toEqual(faulty);
    expect(recorded).toEqual(['LKD4']);
  });
});
