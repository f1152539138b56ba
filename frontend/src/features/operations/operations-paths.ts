type Values = Readonly<Record<string, string | number | null>>;

/** Path with the values that are not null as its query. */
export function withQuery(to: string, values: Values): string {
  const present = Object.entries(values).filter(([, value]) => value !== null);
  return `${to}?${new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Carriers of the customer, searched by name; for a super admin the link also selects the customer. */
export const carrierListPath = (customerId: number | null, name: string | null): string =>
  withQuery('/carrier/list', { customer: customerId, q: name });

/** Set-aside scans of one feed, by the id of the customer's carrier. */
export const setAsidePath = (customerCarrierId: number | null): string =>
  withQuery('/operations', { tab: 'set-aside', feed: customerCarrierId });
