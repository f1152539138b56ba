import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';

import { addressLimits } from '@contracts/rules/address.js';
import { lowerCase } from '@contracts/rules/clean-text.js';

import { toAddressInput } from '../http/save-address.dto.js';
import { LocalityQueries } from '../localities/locality.queries.js';
import type { SuburbIndex } from '../localities/suburb-index.js';
import { Address } from '../records/address.entity.js';
import { type AddressRow, toAddressDto, toSuburbInput } from './address-template.js';
import { locationKeyOf, referenceOf, type RowFacts } from './decide-row.js';

/** Places of client $1 among these ($2); their companies and streets ($3) are found by an index. */
const locationKeysOfBook = `
  select distinct lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) as "locationKey"
    from address
   where client_id = $1
     and length(company) <= ${addressLimits.name} and length(address_line1) <= ${addressLimits.line}
     and lower(company || '|' || address_line1) = any($3)
     and lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) = any($2)`;

/** Ids of the two oldest addresses of client $1 with each of the references $2: two say that it has several. */
const referencedIds = `
  select id from (
    select id, row_number() over (partition by lower(reference_id) order by id) as rank
      from address
     where client_id = $1 and length(reference_id) <= ${addressLimits.name}
       and lower(reference_id) = any($2)) as referenced
   where rank <= 2`;

const lockReferenced = `
  select from address
   where client_id = $1 and length(reference_id) <= ${addressLimits.name} and lower(reference_id) = any($2)
   order by id for no key update`;

/** Loads the part of an address book that the rows of a file are about. */
@Injectable()
export class AddressRowQueries {
  constructor(
    private readonly database: DataSource,
    private readonly localities: LocalityQueries,
  ) {}

  /** The suburbs that the rows name. */
  findSuburbs(rows: readonly AddressRow[]): Promise<SuburbIndex> {
    return this.localities.findNamed(rows.map(toSuburbInput));
  }

  /** Locks the addresses that have a reference of the rows. */
  async lockKnown(
    manager: EntityManager,
    clientId: number,
    rows: readonly AddressRow[],
  ): Promise<void> {
    await manager.query(lockReferenced, [clientId, referencesOf(rows)]);
  }

  /** Loads the addresses that the rows may be about. */
  async load(
    clientId: number,
    rows: readonly AddressRow[],
    suburbs: SuburbIndex,
    manager: EntityManager = this.database.manager,
  ): Promise<RowFacts> {
    const referenced = await manager.query<{ id: number }[]>(referencedIds, [
      clientId,
      referencesOf(rows),
    ]);
    const known = await manager.find(Address, {
      where: { clientId, id: In(referenced.map(({ id }) => id)) },
      relations: { locality: true },
      order: { id: 'asc' },
    });
    const locationKeys = rows.map((row) => toLocationKey(row, clientId, suburbs));
    const streets = locationKeys.map((locationKey) =>
      locationKey.slice(0, locationKey.lastIndexOf('|')),
    );
    const found = await manager.query<{ locationKey: string }[]>(locationKeysOfBook, [
      clientId,
      locationKeys,
      streets,
    ]);
    return {
      suburbs,
      known: byReference(known),
      locationKeys: new Set(found.map(({ locationKey }) => locationKey)),
    };
  }
}

/** By reference in lower case, the oldest first. */
function byReference(addresses: readonly Address[]): ReadonlyMap<string, readonly Address[]> {
  const found = new Map<string, Address[]>();
  for (const address of addresses) {
    const reference = lowerCase(address.referenceId ?? '');
    const others = found.get(reference);
    if (others) others.push(address);
    else found.set(reference, [address]);
  }
  return found;
}

const referencesOf = (rows: readonly AddressRow[]): string[] =>
  rows.map(referenceOf).filter((reference) => reference !== '');

const toLocationKey = (row: AddressRow, clientId: number, suburbs: SuburbIndex): string =>
  locationKeyOf(toAddressInput(toAddressDto(row, clientId, suburbs.findId(toSuburbInput(row)))));
