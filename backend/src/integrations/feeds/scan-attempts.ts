import { toError } from '../../platform/to-error.js';
import { type FeedScan, toRejectedScan, type RejectedScan } from '../../tracking/index.js';

/** Maximum attempts to record a scan that may be failing because of an error on our side. */
const MAX_RECORD_ATTEMPTS = 3;

/** Counts the attempts to record the scans that hold up others of their carrier, so that these continue eventually. */
export class ScanAttempts {
  /** Failures of the scans of a page that is read again, by carrier. */
  private readonly failures = new Map<number, Map<string, number>>();

  /**
   * Records a scan; returns the reason it cannot be recorded, including after repeated failures.
   * @throws the error of the first failures, so that the page is read again
   */
  async record(
    scan: FeedScan,
    customerCarrierId: number,
    record: () => Promise<RejectedScan | null>,
  ): Promise<RejectedScan | null> {
    try {
      return await record();
    } catch (error) {
      const rejection = toRejectedScan(scan, 'FAILED', toError(error).message);
      const counts = this.failures.get(customerCarrierId) ?? new Map<string, number>();
      const count = (counts.get(rejection.raw) ?? 0) + 1;
      // those before it in the page fail again each time it is read
      this.failures.set(customerCarrierId, counts.set(rejection.raw, count));
      if (count < MAX_RECORD_ATTEMPTS) throw error;
      return rejection;
    }
  }

  /** Call when a page is done: it is not read again. */
  forget(customerCarrierId: number): void {
    this.failures.delete(customerCarrierId);
  }
}
