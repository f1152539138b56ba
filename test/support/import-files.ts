import type pg from 'pg';

import type { ImportFields } from './planned-import.js';

/** A carrier with an account of a client, as the files of rates and zones name them. */
export interface FreightAccount {
  readonly accountId: number;
  readonly clientId: number;
  readonly carrierId: number;
  readonly service: string;
}

/** Suburbs as a file names them. */
type Suburb = readonly [name: string, postcode: string, state: string];

const updates = JSON.stringify({
  offer: 'CHEAPEST',
  whenKnown: 'UPDATE',
  keepFaultyAsDrafts: false,
});

/** Zones of the files; enough for 22,500 lanes. */
const ZONES = 150;
const zoneName = (index: number): string => `Z${(index % ZONES) + 1}`;

/** The first account of the installation, whose carrier has zones. */
export async function findFreightAccount(database: pg.Client): Promise<FreightAccount> {
  const { rows } = await database.query<FreightAccount>(`
    select account.id as "accountId", account.client_id as "clientId", own.carrier_id as "carrierId",
           (select service_type from carrier_service_type
             where carrier_id = own.carrier_id order by id limit 1) as service
      from client_carrier_account account
      join connote_prefix prefix on prefix.id = account.connote_prefix_id
      join customer_carrier_account billing on billing.id = prefix.customer_carrier_account_id
      join customer_carrier own on own.id = billing.customer_carrier_id
     where account.withdrawn_at is null
       and exists (select from carrier_zone zone where zone.carrier_id = own.carrier_id)
     order by account.id limit 1`);
  const [account] = rows;
  if (!account) throw new Error('no client has an account with a carrier that has zones');
  return account;
}

export async function listSuburbs(database: pg.Client): Promise<Suburb[]> {
  const { rows } = await database.query<{ suburb: Suburb }>(
    'select array[name, postcode, state] as suburb from locality order by id',
  );
  return rows.map(({ suburb }) => suburb);
}

/** Puts suburbs into zones, with as many priorities as it takes: up to 99 for each suburb. Each round moves all of them. */
export function zoneFile(suburbs: readonly Suburb[], count: number, round = 0): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const suburb = suburbs[index % suburbs.length] ?? [];
    const priority = Math.floor(index / suburbs.length) + 1;
    return [...suburb, zoneName(index + round), priority].join();
  });
  return ['Suburb,Postcode,State,Zone,Zone Priority', ...lines].join('\n');
}

/** One lane per line, between the zones of `zoneFile`. */
export function rateFile({ service }: FreightAccount, count: number, rate: number): string {
  const lines = Array.from({ length: count }, (_, index) =>
    [service, zoneName(index), zoneName(Math.floor(index / ZONES)), 'KG', 7.5, 11, rate].join(),
  );
  return ['Service Type,From Zone,To Zone,Rate Type,Basic,Minimum,Rate', ...lines].join('\n');
}

/** One new address per line, unless the prefix was used before. */
export function addressFile(
  suburbs: readonly Suburb[],
  { prefix, count, street = 'High Street' }: AddressFile,
): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const suburb = suburbs[index % suburbs.length] ?? [];
    return [
      `${prefix}-${index}`,
      `${prefix} shop ${index}`,
      `${index} ${street}`,
      ...suburb,
    ].join();
  });
  return ['Reference ID,Company,Address Line 1,Suburb,Postcode,State', ...lines].join('\n');
}

interface AddressFile {
  readonly prefix: string;
  readonly count: number;
  readonly street?: string;
}

export const zoneFields = ({ carrierId }: FreightAccount): ImportFields => ({
  ...{ kind: 'CARRIER_ZONE', carrierId: String(carrierId) },
  options: updates,
});

export const rateFields = ({ accountId }: FreightAccount): ImportFields => ({
  ...{ kind: 'RATE_CARD', clientCarrierAccountId: String(accountId) },
});

export const addressFields = ({ clientId }: FreightAccount): ImportFields => ({
  ...{ kind: 'ADDRESS', clientId: String(clientId) },
  options: updates,
});
