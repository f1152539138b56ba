import type { SuburbView } from '@contracts/views/address.view';

/** 'Brunswick VIC 3056'; kept in capitals or not, it is shown as a name. */
export const suburbText = ({ name, state, postcode }: Omit<SuburbView, 'id' | 'etaZone'>): string =>
  `${asName(name)} ${state} ${postcode}`;

const asName = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s\-(])\p{L}/gu, (start) => start.toUpperCase())
    : name;
