import type { NoticeTone } from '../rules/notice.js';

/** A notice shown to a user, as stored for the bell. */
export interface NoticeView {
  id: number;
  /** Assigned by the browser that showed it, so that it is stored once. */
  key: string;
  /** ISO instant. */
  at: string;
  tone: NoticeTone;
  text: string;
  isRead: boolean;
}
