import { DateTime } from 'luxon';

import {
  attentionReasons,
  type AttentionReason,
  type CriteriaFilter,
} from '@contracts/requests/list-consignments.request.js';
import { exceptionStatuses } from '@contracts/views/dashboard.view.js';

import type { Bind, Condition } from '../../../../platform/list-pages/list-page.sql.js';
import {
  InvalidFilter,
  unsupportedCriteria,
  valueList,
  type FilterContext,
} from './filter-context.js';

/**
 * Still in transit after the day of its ETA: late, though not delivered. `today` is an SQL date. It includes the list's
 * states, so that the partial indexes of overdue consignments can serve it.
 */
export const overdueCondition = (today: string): string =>
  `(state = 'MANIFESTED' and status <> 'DELIVERED' and eta < ${today})`;

const conditionOf: Readonly<Record<AttentionReason, (bind: Bind, today: string) => string>> = {
  EXCEPTION: (bind) => `status = any (${bind([...exceptionStatuses])})`,
  OVERDUE: (bind, today) => overdueCondition(`${bind(today)}::date`),
};

/** Consignments that need attention, for any of the reasons named. */
export function attentionCondition(
  filter: CriteriaFilter,
  { now, zone }: FilterContext,
): Condition | null {
  const { criteria } = filter;
  if (criteria !== 'IN' && criteria !== 'EQUALS')
    return unsupportedCriteria(filter, ['IN', 'EQUALS']);

  const reasons = valueList(filter).map((value) => {
    const reason = attentionReasons.find((one) => one === value);
    if (!reason)
      throw new InvalidFilter('value', `ATTENTION must be ${attentionReasons.join(' or ')}`);
    return reason;
  });
  if (reasons.length === 0) return null;
  const today = DateTime.fromJSDate(now, { zone }).toISODate() ?? '';
  return (bind) => `(${reasons.map((reason) => conditionOf[reason](bind, today)).join(' or ')})`;
}
