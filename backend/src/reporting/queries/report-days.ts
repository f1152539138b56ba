import { DateTime } from 'luxon';

import { appReportTexts } from '@contracts/texts/app/reports.js';

import { InvalidRequest } from '../../platform/invalid-request.js';

/** First and last day of a report, yyyy-MM-dd, both included. */
export interface ReportDays {
  readonly fromDay: string;
  readonly toDay: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Calendar days or instants, as in the query. */
export interface RequestedDays {
  readonly fromDate: string;
  readonly toDate: string;
}

/**
 * Parses the days of a report; an instant counts as the whole day that contains it in the zone (REPORT-05).
 * @throws InvalidRequest when the last day is before the first (REPORT-04)
 */
export function parseReportDays({ fromDate, toDate }: RequestedDays, zone: string): ReportDays {
  const [fromDay, lastDay] = [toDay(zone, fromDate), toDay(zone, toDate)];
  if (lastDay < fromDay)
    throw new InvalidRequest([{ path: 'toDate', message: appReportTexts.order }]);
  return { fromDay, toDay: lastDay };
}

const toDay = (zone: string, instantOrDay: string): string =>
  DAY.test(instantOrDay)
    ? instantOrDay
    : (DateTime.fromISO(instantOrDay, { zone }).toISODate() ?? instantOrDay);
