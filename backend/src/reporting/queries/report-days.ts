import { DateTime } from 'luxon';

import { ownReportTexts } from '@contracts/texts/own-reports.js';

import { InvalidRequest } from '../../platform/invalid-request.js';

/** Calendar days yyyy-MM-dd, both included. */
export interface ReportDays {
  readonly fromDay: string;
  readonly toDay: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The days that are asked for; an instant stands for the day it falls on in a zone, all of it (REPORT-05).
 * @throws InvalidRequest when they are in the wrong order (REPORT-04)
 */
export function reportDays(
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  zone: string,
): ReportDays {
  const [fromDay, toDay] = [dayIn(zone, fromDate), dayIn(zone, toDate)];
  if (toDay < fromDay)
    throw new InvalidRequest([{ path: 'toDate', message: ownReportTexts.order }]);
  return { fromDay, toDay };
}

const dayIn = (zone: string, instantOrDay: string): string =>
  DAY.test(instantOrDay)
    ? instantOrDay
    : (DateTime.fromISO(instantOrDay, { zone }).toISODate() ?? instantOrDay);
