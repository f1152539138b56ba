import fs from 'node:fs/promises';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import { projectRoot } from '../../platform/project-root.js';
import { findEtaZone } from './nearest-eta-zone.js';

/** Locality list shipped with the product: suburbs of the capitals and the larger towns. */
export const starterLocalities = path.join(
  projectRoot,
  'backend/src/address-book/localities/starter-localities.csv',
);

interface StarterRow {
  readonly name: string;
  readonly postcode: string;
  readonly state: string;
  readonly latitude: string;
  readonly longitude: string;
}

export interface SuburbZone extends Pick<StarterRow, 'name' | 'postcode' | 'state'> {
  readonly zone: string | null;
}

/** The suburbs of that list, each with the zone that transit times use. */
export async function starterZones(): Promise<SuburbZone[]> {
  const rows = parse<StarterRow>(await fs.readFile(starterLocalities), {
    columns: true,
    bom: true,
  });
  return rows.map(({ name, postcode, state, latitude, longitude }) => ({
    ...{ name, postcode, state },
    zone: findEtaZone({ state, latitude: Number(latitude), longitude: Number(longitude) }),
  }));
}
