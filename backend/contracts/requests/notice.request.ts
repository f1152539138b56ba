import type { NoticeTone } from '../rules/notice.js';

/** Body of POST /notice: a notice just shown to the caller. */
export interface SaveNoticeRequest {
  /** Up to 64 characters; the same id is stored once. */
  readonly key: string;
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Body of POST /notice/read: everything up to this notice. */
export interface ReadNoticesRequest {
  readonly upTo: number;
}
