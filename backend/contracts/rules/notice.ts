export const noticeTones = ['success', 'error', 'info'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** Longer texts are cut where they are kept. */
export const MAX_NOTICE_CHARACTERS = 1000;
