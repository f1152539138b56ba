export const noticeTones = ['success', 'error', 'info'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** Maximum stored length; longer text is truncated. */
export const MAX_NOTICE_LENGTH = 1000;
