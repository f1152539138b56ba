import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';
import { stateCodes } from '@contracts/rules/calendar-day.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

import type { Condition } from '../../../../platform/list-pages/list-page.sql.js';
import { InvalidFilter, unsupportedCriteria, valueList } from './filter-context.js';

/** Carriers of a customer, by id: two customers may each have one with the same name. */
export function customerCarrierCondition(filter: CriteriaFilter): Condition | null {
  const ids = oneOf(filter).map((value) => {
    const id = Number(value);
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID)
      throw new InvalidFilter('value', `${value} is not the id of a customer carrier`);
    return id;
  });
  return ids.length === 0 ? null : (bind) => `customer_carrier_id = any (${bind(ids)}::integer[])`;
}

/** States that consignments are sent from. */
export function senderStateCondition(filter: CriteriaFilter): Condition | null {
  const states = oneOf(filter);
  const unknown = states.find((state) => !stateCodes.includes(state));
  if (unknown !== undefined) throw new InvalidFilter('value', `${unknown} is not a state`);
  return states.length === 0 ? null : (bind) => `sender_state = any (${bind(states)}::text[])`;
}

function oneOf(filter: CriteriaFilter): string[] {
  const { criteria } = filter;
  return criteria === 'IN' || criteria === 'EQUALS'
    ? valueList(filter)
    : unsupportedCriteria(filter, ['IN', 'EQUALS']);
}
