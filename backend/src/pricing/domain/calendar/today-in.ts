import { stateZone } from '@contracts/rules/state-zones.js';
import { DateTime } from 'luxon';

import { keptZone } from '../../../platform/kept-zone.js';

/** The calendar day, yyyy-MM-dd, that an instant falls on in a state (GAP-74). */
export const todayIn = (state: string | null, now: Date): string =>
  DateTime.fromJSDate(now, { zone: keptZone(stateZone(state)) }).toFormat('yyyy-MM-dd');
