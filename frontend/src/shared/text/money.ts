const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Spec part 1, 2.10: price on application. */
export const POA = 'POA';
export const NOTHING = '—';

/** Dollars with two decimals. */
export const formatMoney = (amount: number): string => dollars.format(amount);
