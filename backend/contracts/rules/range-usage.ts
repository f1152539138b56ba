/** Part of a number range that has been used, in per cent, above which it is running out. */
export const NEARLY_USED_PERCENT = 80;

/** The same, above which somebody must act now. */
export const ALMOST_EXHAUSTED_PERCENT = 95;
