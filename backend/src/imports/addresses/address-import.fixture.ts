import { randomUUID } from 'node:crypto';

import type { RunningBackend } from '../../testing/start-backend.js';

export const addressHeading =
  'Reference ID,Company,Address Line 1,Suburb,Postcode,State,Phone Number,Contact Name';
export const place = '7 High Street,Brunswick,3056,VIC';

/** Adds a random column, since identical content would count as already imported. */
export const addressFile = (...lines: string[]): string =>
  [`${addressHeading},${randomUUID()}`, ...lines].join('\n');

/** One valid line for each reference. */
export const addressLines = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at + 1},${prefix} ${at + 1},${place},,`);

/** Addresses of a client whose company begins with the prefix, by id. */
export const addressesOf = (
  { database }: RunningBackend,
  prefix: string,
): Promise<
  { id: number; reference: string | null; company: string; status: string; version: number }[]
> =>
  database.query(
    `select id, reference_id as reference, company, status, version from address
      where client_id = 10 and company like $1 order by id`,
    [`${prefix}%`],
  );

/** Adds an address of client 10 in Brunswick; returns its id. */
export async function addAddress(
  { database }: RunningBackend,
  reference: string | null,
  company: string,
): Promise<number> {
  const [added] = await database.query<{ id: number }[]>(
    `insert into address (client_id, status, address_class, reference_id, company, address_line1,
                          locality_id, search_text)
     values (10, 'VALID', 'BUSINESS', $1, $2, '7 High Street', 502, '') returning id`,
    [reference, company],
  );
  return added?.id ?? 0;
}
