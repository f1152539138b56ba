/** ADDR: what kind of place it is; decides residential and PO box fees. */
export const addressClasses = ['BUSINESS', 'RESIDENTIAL', 'PO_BOX'] as const;
export type AddressClass = (typeof addressClasses)[number];

/** VALID when everything a carrier needs is there; DRAFT otherwise (spec part 1, section 4). */
export const addressStatuses = ['VALID', 'DRAFT'] as const;
export type AddressStatus = (typeof addressStatuses)[number];

/** Longest text of an address field (spec part 1, section 5). */
export const addressLimits = { name: 45, line: 255, specialInstructions: 255 } as const;

/** GAP-15: words that make an address line a PO box. */
export const poBoxPattern =
  /\b(p\.?\s?o\.?\s*box|post\s+office\s+box|gpo\s+box|locked\s+bag|private\s+bag)\b/i;

/** Landlines with area code, 13, 1300, 1800 and mobiles, with or without +61 (spec part 1, section 5). */
export const australianPhonePattern =
  /^(?:(?:\+?61\s?|0)[23478](?:[\s-]?\d){8}|\(0[2378]\)(?:[\s-]?\d){8}|1[38]00(?:[\s-]?\d){6}|13(?:[\s-]?\d){4})$/;

/** Spec part 1, section 5, General: the standard pattern, for forms and server alike. */
export const emailPattern = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;

/** Letters or digits a search needs at least. */
export const SHORTEST_SEARCH = 3;
