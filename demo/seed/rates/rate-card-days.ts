import { DateTime } from 'luxon';

import type { Pricing } from './lane-rates.js';

interface Service {
  readonly client: string;
  readonly carrier: string;
  readonly serviceType: string;
}

const expired: Service = {
  client: 'Saltbush Foods',
  carrier: 'outback_general',
  serviceType: 'TAILLIFT',
};

const upcoming: Service = {
  client: 'Ironbark Tools',
  carrier: 'orange_arrow_freight',
  serviceType: '75',
};

/** Effective dates of a service's rates: one service's have expired, one's start next month. */
export function rateCardDays(today: string, service: Service): Omit<Pricing, 'level'> {
  const month = DateTime.fromISO(today, { zone: 'utc' }).startOf('month');
  const day = (date: DateTime) => date.toFormat('yyyy-MM-dd');
  const lastYear = day(month.minus({ years: 1 }));
  if (isSame(service, expired))
    return { effectiveFrom: lastYear, effectiveTo: day(month.minus({ days: 1 })) };
  if (isSame(service, upcoming))
    return { effectiveFrom: day(month.plus({ months: 1 })), effectiveTo: null };
  return { effectiveFrom: lastYear, effectiveTo: null };
}

const isSame = (a: Service, b: Service): boolean =>
  a.client === b.client && a.carrier === b.carrier && a.serviceType === b.serviceType;
