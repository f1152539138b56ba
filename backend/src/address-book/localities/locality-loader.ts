import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { pipeline } from 'node:stream/promises';

import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { IsNull, type EntityManager } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { Locality } from '../records/locality.entity.js';
import { findEtaZone } from './nearest-eta-zone.js';

/** Required columns, in any order; others are ignored. */
const requiredColumns = ['name', 'postcode', 'state', 'latitude', 'longitude'];

const upsertRows = `
  with read as (
    select upper(trim(name)) as name, lpad(trim(postcode), 4, '0') as postcode,
           upper(trim(state)) as state, latitude, longitude
      from locality_file
  ), usable as (
    select distinct on (name, postcode, state) * from read
     where name <> '' and postcode ~ '^\\d{4}$' and latitude ~ '^-?\\d' and longitude ~ '^-?\\d'
       and state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT')
     order by name, postcode, state
  ), kept as (
  insert into locality (name, postcode, state, latitude, longitude)
  select name, postcode, state, latitude::float8, longitude::float8 from usable
  on conflict (name, postcode, state)
    do update set latitude = excluded.latitude, longitude = excluded.longitude
    returning 1
  )
  select count(*)::integer as kept from kept`;

const setZones = `
  update locality set eta_zone = zoned.zone
    from unnest($1::integer[], $2::text[]) as zoned (id, zone)
   where locality.id = zoned.id`;

export interface LocalityLoadResult {
  readonly read: number;
  /** Rows inserted or updated; the others were incomplete, outside the states, or duplicates. */
  readonly loaded: number;
}

/** Loads a locality file with Postgres' COPY, so that a national one takes seconds (GAP-16). */
@Injectable()
export class LocalityLoader {
  constructor(private readonly records: AuditedRepository) {}

  /** Adds new localities and updates coordinates; never deletes any. */
  async load(file: string, actor: Actor): Promise<LocalityLoadResult> {
    const columns = await readColumns(file);
    return this.records.change(actor, async (records) => {
      const read = await copyFile(records.manager, file, columns);
      const kept = await upsertUsableRows(records.manager);
      await assignEtaZones(records.manager);
      const loaded = { read, loaded: kept };
      await records.addEntry(Locality, { file: path.basename(file), ...loaded });
      return loaded;
    });
  }
}

async function readColumns(file: string): Promise<string[]> {
  const columns = (await readFirstLine(file))
    .replace(/^\uFEFF/, '')
    .split(',')
    .map((name) => name.replace(/\W/g, '').toLowerCase());
  const missing = requiredColumns.find((needed) => !columns.includes(needed));
  if (missing)
    throw new InvalidRequest([{ path: missing, message: `The file has no column '${missing}'` }]);
  return columns;
}

async function readFirstLine(file: string): Promise<string> {
  const lines = readline.createInterface({ input: fs.createReadStream(file, 'utf8') });
  for await (const line of lines) return line;
  return '';
}

/** Returns the number of rows in the file. */
async function copyFile(
  { queryRunner }: EntityManager,
  file: string,
  columns: readonly string[],
): Promise<number> {
  if (!queryRunner) throw new Error('A locality file must be loaded inside a transaction');
  const quotedColumns = columns.map((column, index) => `"${column || `column${index}`}"`);
  await queryRunner.query(`
    create temporary table locality_file (${quotedColumns.map((column) => `${column} text`).join()})
      on commit drop`);
  const client = (await queryRunner.connect()) as ClientBase;
  const copy = client.query(copyFrom('copy locality_file from stdin with (format csv, header)'));
  await pipeline(fs.createReadStream(file), copy);
  return copy.rowCount;
}

async function upsertUsableRows(manager: EntityManager): Promise<number> {
  const [counted] = await manager.query<{ kept: number }[]>(upsertRows);
  return counted?.kept ?? 0;
}

async function assignEtaZones(manager: EntityManager): Promise<void> {
  const unzoned = await manager.findBy(Locality, { etaZone: IsNull() });
  await manager.query(setZones, [unzoned.map(({ id }) => id), unzoned.map(findEtaZone)]);
}
