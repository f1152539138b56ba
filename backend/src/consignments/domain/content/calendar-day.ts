import { DateTime } from 'luxon';

import { stateZone } from '@contracts/rules/state-zones.js';

import { keptZone } from '../../../platform/kept-zone.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar day, yyyy-MM-dd, that an ISO instant falls on in a state; a day stays what it is. */
export const dayIn = (state: string | null | undefined, instantOrDay: string): string =>
  DAY.test(instantOrDay)
    ? instantOrDay
    : toDay(DateTime.fromISO(instantOrDay, { setZone: true }).setZone(keptZone(stateZone(state))));

/** The day it is in a state at a moment, so many days later. */
export const dayAt = (state: string | null | undefined, moment: Date, daysLater = 0): string =>
  toDay(
    DateTime.fromJSDate(moment, { zone: keptZone(stateZone(state)) }).plus({ days: daysLater }),
  );

/** Midnight at the beginning of a day in a state, ISO in UTC (api.md A14). */
export const midnightIn = (state: string | null | undefined, day: string): string =>
  DateTime.fromISO(day, { zone: keptZone(stateZone(state)) })
    .toUTC()
    .toISO() ?? day;

const toDay = (moment: DateTime): string => moment.toISODate() ?? '';
