/** Part of a number range that has been used, in per cent, above which it is running out. */
export const NEARLY_USED_PERCENT = 80;

/** The same, above which it is nearly exhausted. */
export const ALMOST_EXHAUSTED_PERCENT = 95;
