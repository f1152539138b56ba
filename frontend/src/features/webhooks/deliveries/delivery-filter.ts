import { DateTime } from 'luxon';

import { publicEventTypes } from '@contracts/public-events/public-event-types';
import { deliveryStates, type DeliveryState } from '@contracts/rules/webhook';

import type { DeliveryFilterParams } from './deliveries.api';

/** Filters of the log as entered; empty strings for none. */
export interface DeliveryFilter {
  readonly state: DeliveryState | '';
  readonly type: string;
  /** Days in the user's time zone, yyyy-MM-dd, inclusive. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly search: string;
}

export const noFilter: DeliveryFilter = { state: '', type: '', fromDay: '', toDay: '', search: '' };

export const filterStates = ['', ...deliveryStates] as const;
export const filterTypes = ['', ...publicEventTypes] as const;

/** Number of filters in use, besides the search. */
export const countFilters = ({ search: _, ...filters }: DeliveryFilter): number =>
  Object.values(filters).filter((value) => value !== '').length;

export const isFiltered = (filter: DeliveryFilter): boolean =>
  filter.search !== '' || countFilters(filter) > 0;

/** Whether the last day is before the first: nothing is requested then. */
export const isReversed = ({ fromDay, toDay }: DeliveryFilter): boolean =>
  fromDay !== '' && toDay !== '' && toDay < fromDay;

/** Filters to send; `to` is the start of the day after the last one. */
export function toFilterParams(filter: DeliveryFilter, zone: string): DeliveryFilterParams {
  const { state, type, fromDay, toDay, search } = filter;
  return {
    ...(state && { state }),
    ...(type && { type }),
    ...(fromDay && { from: startOf(fromDay, zone, 0) }),
    ...(toDay && { to: startOf(toDay, zone, 1) }),
    ...(search && { search }),
  };
}

const startOf = (day: string, zone: string, later: number): string =>
  DateTime.fromISO(day, { zone }).plus({ days: later }).toUTC().toISO() ?? '';
