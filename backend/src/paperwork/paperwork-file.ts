import type { Readable } from 'node:stream';

/** A document that is drawn when it is opened. Open it once, or close it. */
export interface PaperworkFile {
  readonly title: string;
  readonly pages: number;
  /** The PDF. @throws TooManyRequests, TooBusy while others are drawn */
  readonly open: () => Promise<Readable>;
  /** Gives up a document that is not opened; does nothing to others. */
  readonly close: () => void;
}
