import type { Localities, Locality } from '../../../backend/src/address-book/index.js';

/** @throws when the starter set of localities lacks it */
export async function findSuburb(
  localities: Localities,
  [name, postcode, state]: readonly [string, string, string],
): Promise<Locality> {
  const found = await localities.search(`${name} ${state} ${postcode}`);
  const suburb = found.find((each) => each.name === name && each.state === state);
  if (!suburb) throw new Error(`no locality ${name} ${state} ${postcode}`);
  return suburb;
}
