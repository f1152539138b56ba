import { setTimeout as pause } from 'node:timers/promises';

import { ApiClient } from '../../support/api-client.js';

const STAFF = 'admin@coastline.example';
const STATUSES = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const;

/** A posted scan, until the next one of the same consignment replaces it. */
interface Scan {
  readonly status: string;
  readonly postedAt: number;
}

/** Scans posted by the customer's staff, and the times until users have their rows. */
export class Scans {
  /** Milliseconds from posting a scan to its row, for each user who has received it. */
  readonly times: number[] = [];
  private readonly newest = new Map<string, Scan>();

  private constructor(
    private readonly staff: ApiClient,
    private readonly connotes: readonly string[],
  ) {}

  /** Prepares scans of these consignments, in turn. */
  static async of(url: string, connotes: readonly string[]): Promise<Scans> {
    return new Scans(await ApiClient.signIn(url, STAFF), connotes);
  }

  /** Function for a user to call with each row received. */
  observer(): (connoteNumber: string, status: string) => void {
    const seen = new Set<Scan>();
    return (connoteNumber, status) => {
      const scan = this.newest.get(connoteNumber);
      if (scan?.status !== status || seen.has(scan)) return;
      seen.add(scan);
      this.times.push(performance.now() - scan.postedAt);
    };
  }

  /** Posts on schedule, whether or not earlier requests have completed. */
  async post(perSecond: number, seconds: number): Promise<void> {
    const started = performance.now();
    const posts: Promise<unknown>[] = [];
    while (posts.length < perSecond * seconds) {
      await pause(Math.max(0, started + (posts.length * 1000) / perSecond - performance.now()));
      posts.push(this.postOne(this.connotes[posts.length % this.connotes.length] ?? ''));
    }
    await Promise.all(posts);
  }

  private postOne(ConnoteNumber: string): Promise<unknown> {
    const status = otherThan(this.newest.get(ConnoteNumber)?.status);
    this.newest.set(ConnoteNumber, { status, postedAt: performance.now() });
    const TrackingEvents = [{ DateTime: new Date().toISOString(), UpdateStatus: status }];
    return this.staff.send('POST', 'tracking', { ConnoteNumber, TrackingEvents });
  }
}

const otherThan = (status: string | undefined) =>
  status === STATUSES[0] ? STATUSES[1] : STATUSES[0];
