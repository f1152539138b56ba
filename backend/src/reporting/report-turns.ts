import { Injectable } from '@nestjs/common';

import { FairQueue } from '../platform/limits/limits.interceptor.js';
import type { ReportFile } from './files/file-format.js';

/** Downloads of one user that are open at once, read or not. */
const MAX_OPEN_PER_USER = 3;
const MAX_WAITING = 1_000;
const MAX_WAITING_PER_USER = 20;
/** Pages read at once: each uses one of the event store's four sessions for reading, which creating needs as well. */
const MAX_CONCURRENCY = 2;

/**
 * Lets users take turns with their reports: an open report of any length costs a page in memory, and reading it takes
 * turns page by page. A download that stops being read only holds up other reports of its user.
 */
@Injectable()
export class ReportTurns {
  private readonly downloads = new FairQueue({
    running: Infinity,
    runningPerKey: MAX_OPEN_PER_USER,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_USER,
  });
  /** Each open report waits for one page at most. */
  private readonly reads = new FairQueue({
    running: MAX_CONCURRENCY,
    runningPerKey: 1,
    waiting: Infinity,
    waitingPerKey: Infinity,
  });

  /** Writes a report in the user's turn, which lasts until the file is closed. @throws TooManyRequests, TooBusy */
  async download(
    userId: number,
    write: () => Promise<ReportFile | null>,
  ): Promise<ReportFile | null> {
    const leave = await this.downloads.enter(String(userId));
    const file = await write().catch((error: unknown) => {
      leave();
      throw error;
    });
    if (file) file.content.once('close', leave);
    else leave();
    return file;
  }

  /** The same pages, each read in a turn of the user. */
  async *inTurns<Page>(
    userId: number,
    pages: AsyncGenerator<Page, void, undefined>,
  ): AsyncGenerator<Page, void, undefined> {
    try {
      for (;;) {
        const next = await this.reads.run(String(userId), () => pages.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await pages.return();
    }
  }
}
