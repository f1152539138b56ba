/** ADDR: type of an address; decides residential and PO box fees. */
export const addressClasses = ['BUSINESS', 'RESIDENTIAL', 'PO_BOX'] as const;
export type AddressClass = (typeof addressClasses)[number];

/** VALID when everything a carrier needs is given; DRAFT otherwise (spec part 1, section 4). */
export const addressStatuses = ['VALID', 'DRAFT'] as const;
export type AddressStatus = (typeof addressStatuses)[number];

/** Maximum lengths of address fields (spec part 1, section 5). */
export const addressLimits = { name: 45, line: 255, specialInstructions: 255 } as const;

/** GAP-15: words that mark an address line as a PO box; written as one word, only before its number. */
export const poBoxPattern =
  /\b(p\.?\s?o(?:\.\s*|\s+)box|pobox(?=\s*\d)|post\s+office\s+box|gpo\s+box|locked\s+bag|private\s+bag)\b/i;

/** Landlines with area code, 13, 1300, 1800 and mobiles, with or without +61 (spec part 1, section 5). */
export const australianPhonePattern =
  /^(?:(?:\+?61\s?|0)[23478](?:[\s-]?\d){8}|\(0[2378]\)(?:[\s-]?\d){8}|1[38]00(?:[\s-]?\d){6}|13(?:[\s-]?\d){4})$/;

/** Email pattern of spec part 1, section 5, General; used by forms and the server. */
export const emailPattern = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;

/** Emails with Latin letters only, as required for customers (CUST-15). */
export const latinEmailPattern = new RegExp(`^(?=[!-~]+$)${emailPattern.source.slice(1)}`);

/** Minimum number of letters or digits in a search. */
export const MIN_SEARCH_LENGTH = 3;
