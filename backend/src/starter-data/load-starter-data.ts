import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { LocalityLoader, LocalityQueries, starterLocalities } from '../address-book/index.js';
import { CarrierRepository } from '../carriers/index.js';
import { systemActor, type Actor } from '../platform/actor.js';
import { TransitTimeService } from '../pricing/index.js';
import { ItemTypeRepository, UnNumberRepository } from '../settings/index.js';
import { addAccountCarriers, hasAccountCarriers } from './account-carriers.js';
import { itemTypes } from './item-types.js';
import { serviceGroups, transitLanes } from './transit-days.js';

/** Ensures that only one loads when several backends of a new installation start together. */
const STARTER_DATA_LOCK = 7_203_503;

/**
 * Loads data shared by all customers: item types, UN numbers, service groups with shared transit times, and suburbs.
 * Runs once: suburbs come last, and an installation with suburbs is left unchanged.
 * Carriers with an adapter of their own are added when they are missing.
 */
export async function loadStarterData(app: INestApplicationContext): Promise<void> {
  if ((await app.get(LocalityQueries).hasAny()) && (await hasAccountCarriers(app))) return;
  const actor = systemActor('Starter data');
  const connection = app.get(DataSource).createQueryRunner();
  await connection.query('set lock_timeout = 0'); // the first backend may take long
  await connection.query('select pg_advisory_lock($1)', [STARTER_DATA_LOCK]);
  try {
    if (!(await app.get(LocalityQueries).hasAny())) await load(app, actor);
    await addAccountCarriers(app, actor);
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [STARTER_DATA_LOCK]);
    await connection.query('reset lock_timeout');
    await connection.release();
  }
}

/** Each part adds what is missing, so that the next start completes an interrupted load. */
async function load(app: INestApplicationContext, actor: Actor): Promise<void> {
  await app.get(UnNumberRepository).addCommon(actor);
  const types = app.get(ItemTypeRepository);
  for (const { type, measures } of itemTypes)
    if (!(await types.findByName(type)))
      await types.add({ type, isMutable: !measures, measures: measures ?? null }, actor);
  for (const name of serviceGroups) {
    const group = await app.get(CarrierRepository).findOrAddServiceGroup(name, actor);
    await app.get(TransitTimeService).setSharedLanes(group.id, transitLanes(name), actor);
  }
  await app.get(LocalityLoader).load(starterLocalities, actor);
}
