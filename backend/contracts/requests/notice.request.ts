import type { NoticeTone } from '../rules/notice.js';

/** Body of POST /notice: something the caller was just told. */
export interface SaveNoticeRequest {
  /** Up to 64 characters; the same one is kept once. */
  readonly key: string;
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Body of POST /notice/read: everything up to this notice. */
export interface ReadNoticesRequest {
  readonly upTo: number;
}
