import type { LocalityQueries, Locality } from '../../../backend/src/address-book/index.js';

/** @throws when the starter set of localities does not contain it */
export async function findSuburb(
  localities: LocalityQueries,
  [name, postcode, state]: readonly [string, string, string],
): Promise<Locality> {
  const found = await localities.search(`${name} ${state} ${postcode}`);
  const suburb = found.find((each) => each.name === name && each.state === state);
  if (!suburb) throw new Error(`no locality ${name} ${state} ${postcode}`);
  return suburb;
}
