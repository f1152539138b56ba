import type { NoticeTone } from '../rules/notice.js';

/** What a user was told, as kept for the bell. */
export interface NoticeView {
  id: number;
  /** Given by the browser that said it, so that it is kept once. */
  key: string;
  /** ISO instant. */
  at: string;
  tone: NoticeTone;
  text: string;
  isRead: boolean;
}
