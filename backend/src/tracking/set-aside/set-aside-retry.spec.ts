import { stub } from '../../../../test/support/stub.js';
import { toRejectedScan, type FeedScan } from '../scans/feed-scan.js';
import type { ScanRecorder } from '../scans/scan-recorder.js';
import { SetAsideRetryService } from './set-aside-retry.service.js';
import type { DueScan, SetAsideScanRepository } from './set-aside-scan.repository.js';

const due = (id: number): DueScan => ({
  id,
  customerCarrierId: 21,
  reason: 'UNKNOWN_CONNOTE',
});
const rawOf = (connote: string): string => {
  const scan = {
    connote,
    status: 'IN_TRANSIT',
    dateTime: '2026-03-05T01:00:00Z',
    description: 'At the depot',
  };
  return toRejectedScan(scan, 'UNKNOWN_CONNOTE', 'Not known').raw;
};

it('retries the other scans when one fails, and that one later', async () => {
  const closed: number[] = [];
  const postponed: (readonly [number, string])[] = [];
  const service = new SetAsideRetryService(
    stub<SetAsideScanRepository>({
      listDue: () => Promise.resolve([due(1), due(2), due(3)]),
      // the third has been deleted
      findRaw: (id: number) => Promise.resolve([rawOf('FAULTY1'), rawOf('LKIZ2')][id - 1] ?? null),
      close: (id: number) => {
        closed.push(id);
        return Promise.resolve();
      },
      postpone: (id: number, { reason, details }: { reason: string; details: string }) => {
        postponed.push([id, `${reason} ${details}`]);
        return Promise.resolve();
      },
    }),
    stub<ScanRecorder>({
      record: ({ connote }: FeedScan) =>
        connote === 'FAULTY1' ? Promise.reject(new Error('not up to date')) : Promise.resolve(null),
    }),
  );

  await service.retryDue(new AbortController().signal);

  expect(closed).toEqual([2]);
  expect(postponed).toEqual([[1, 'UNKNOWN_CONNOTE not up to date']]);
});
