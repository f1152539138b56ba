/**
 * Title-cases a suburb name written in capitals, as national lists do: EASTERN CREEK becomes Eastern Creek. Other
 * spellings are left alone.
 */
export const suburbName = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s\-(]|(?<=\b[od])')\p{L}/gu, (start) => start.toUpperCase())
    : name;
