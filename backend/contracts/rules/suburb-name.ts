/** 'Eastern Creek', also of EASTERN CREEK, as national lists spell it; what is not all in capitals stays. */
export const suburbName = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s\-(]|(?<=\b[od])')\p{L}/gu, (start) => start.toUpperCase())
    : name;
