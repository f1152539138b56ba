import { dayFrom } from '../text/dates';

const BACK = 28;
const AHEAD = 7;

/** CROSS-22: the calendar days (yyyy-MM-dd) of a list for which nobody has chosen any. */
export const listWindow = (zone: string, now = new Date()) => ({
  from: dayFrom(now, zone, -BACK),
  to: dayFrom(now, zone, AHEAD),
});
