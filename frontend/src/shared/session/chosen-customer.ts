const KEY = 'linehaul.customer';

const keyOf = (userId: number) => `${KEY}.${userId}`;

/** The customer that this super admin chose last in this tab. */
export function readChosenCustomer(userId: number | undefined): number | null {
  const stored = userId === undefined ? null : sessionStorage.getItem(keyOf(userId));
  return stored === null ? null : Number(stored);
}

/** Keeps the choice for the other pages; null ends it. */
export function writeChosenCustomer(userId: number, customerId: number | null): void {
  if (customerId === null) sessionStorage.removeItem(keyOf(userId));
  else sessionStorage.setItem(keyOf(userId), String(customerId));
}
