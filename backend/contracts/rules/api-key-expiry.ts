/** Default lifetime of a new API key, in days. */
export const DEFAULT_KEY_DAYS = 365;
export const MAX_KEY_DAYS = 730;
/** Choices in the form. */
export const offeredKeyDays = [30, 90, 180, DEFAULT_KEY_DAYS, MAX_KEY_DAYS] as const;
/** Days without use after which a key is marked, so that its administrators delete it. */
export const IDLE_KEY_DAYS = 180;
/** Hours a rotated key keeps working, unless others are chosen. */
export const DEFAULT_KEY_OVERLAP_HOURS = 24;
export const MAX_KEY_OVERLAP_HOURS = 168;
