import type { AddressView } from '@contracts/views/address.view.js';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { RulesView } from '@contracts/views/rules.view.js';

import {
  type BackendResponse,
  type SeveralBackends,
  startSeveralBackends,
} from '../../consignments/testing/several-backends.js';
import { shipment } from '../../consignments/testing/shipping.fixture.js';

export let backends: SeveralBackends;
let accountId: number;
let carrierId: number;
let rulesId: number;

/** Addresses 5 and 6 of client 10 are each in their own suburb; Southern takes a day to Melbourne. */
const places = `
  insert into locality (id, name, postcode, state, latitude, longitude, eta_zone)
    values (503, 'BROOME', '6725', 'WA', -17.9, 122.2, 'FAR'), (504, 'COBURG', '3058', 'VIC', -37.7, 144.9, 'MEL');
  insert into address
      (id, client_id, is_default, status, address_class, company, address_line1, locality_id, search_text)
    values (5, 10, false, 'VALID', 'BUSINESS', 'Zoned', '1 Bell Street', 504, ''),
           (6, 10, false, 'VALID', 'BUSINESS', 'Moving', '2 Bell Street', 502, '');
  insert into service_group (id, "group") values (1, 'Road');
  update carrier_service_type set service_group_id = 1;
  insert into transit_lane (id, service_group_id, from_zone, to_zone, eta) values (900, 1, 'SYD', 'MEL', 1);`;

const southern = `
  select a.id as account, cc.carrier_id as carrier from client_carrier_account a
    join connote_prefix p on p.id = a.connote_prefix_id
    join customer_carrier_account cca on cca.id = p.customer_carrier_account_id
    join customer_carrier cc on cc.id = cca.customer_carrier_id
   where p.connote_prefix = 'LKIZ'`;

function fileForm(csv: readonly string[], fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([csv.join('\r\n')]), 'file.csv');
  return form;
}

const uploadZones = (to: number, ...rows: readonly string[]) =>
  backends.send(
    'POST',
    'carrier-zone/bulk-carrier-zone-upload',
    { to, as: backends.superAdmin },
    fileForm(['Suburb,Postcode,State,Zone,Zone Priority', ...rows], { carrierId }),
  );

/** Price to the zone FAR, for any content. */
const FAR = 1_000_000;

/** Southern's rate card: a flat price, and another one to the zone FAR. */
const uploadRateCard = (to: number, price: number) =>
  backends.send(
    'POST',
    'rate-card/bulk-rate-card-upload',
    { to, as: backends.admin },
    fileForm(
      [
        'Service Type,From Zone,To Zone,Rate Type,Rate',
        `EXP,*,*,FLAT,${price}`,
        `EXP,*,FAR,FLAT,${FAR}`,
      ],
      { clientCarrierAccountId: accountId },
    ),
  );

const changeAddress = (to: number, change: object) =>
  backends.send(
    'PUT',
    'address',
    { to, as: backends.shipper },
    {
      ...{ id: 6, clientId: 10, company: 'Moving', addressLine1: '2 Bell Street' },
      ...{ suburb: { id: 502 }, ...change },
    },
  );

const changeAccount = (to: number, permanentBooking: boolean) =>
  backends.send(
    'PUT',
    `client-carrier-account/${accountId}`,
    { to, as: backends.admin },
    { permanentBooking },
  );

/** Southern's offer by that backend. */
async function quoteAt(to: number, after: string, deliveryAddressId = 2) {
  const { body } = await backends.send<OfferView[]>(
    'POST',
    'consignment/offers',
    { to, as: backends.shipper, after },
    shipment({}, { deliveryAddressId }),
  );
  return body.find(({ carrierDisplayName }) => carrierDisplayName === 'Southern');
}

const isFar = async (to: number, after: string, addressId: number) =>
  (await quoteAt(to, after, addressId))?.freightCost === FAR;

/** A change, and the read of another backend that must show it. */
interface Change {
  readonly write: (round: number) => Promise<BackendResponse<unknown>>;
  readonly read: (to: number, after: string) => Promise<unknown>;
  readonly expected: (round: number) => unknown;
}

const isOdd = (round: number) => round % 2 === 1;

export const changes: Record<string, Change> = {
  'rules in quotes': {
    write: (round) =>
      backends.send(
        'PUT',
        'rules?customerId=1',
        { to: round, as: backends.admin },
        { id: rulesId, fuelCharge: 2 + (round % 50) },
      ),
    async read(to, after) {
      const offer = await quoteAt(to, after);
      return Math.round((100 * (offer?.fuelSurcharge ?? 0)) / (offer?.freightCost ?? 1));
    },
    expected: (round) => 2 + (round % 50),
  },
  'rate card in quotes': {
    write: (round) => uploadRateCard(round, 101 + round),
    read: async (to, after) => (await quoteAt(to, after))?.freightCost,
    expected: (round) => 101 + round,
  },
  'zone file in quotes': {
    write: (round) => uploadZones(round, `COBURG,3058,VIC,${isOdd(round) ? 'MEL' : 'FAR'},1`),
    read: (to, after) => isFar(to, after, 5),
    expected: (round) => !isOdd(round),
  },
  'transit time in quotes': {
    write: (round) =>
      backends.send('PUT', 'transit-time', { to: round, as: backends.superAdmin }, [
        { id: 900, eta: 2 + (round % 90) },
      ]),
    read: async (to, after) => (await quoteAt(to, after))?.transitDays,
    expected: (round) => 2 + (round % 90),
  },
  'address in quotes': {
    write: (round) => changeAddress(round, { suburb: { id: isOdd(round) ? 502 : 503 } }),
    read: (to, after) => isFar(to, after, 6),
    expected: (round) => !isOdd(round),
  },
  'address in its list': {
    write: (round) => changeAddress(round, { company: `Moving ${round}` }),
    async read(to, after) {
      const { body } = await backends.send<{ addresses: AddressView[] }>(
        'GET',
        'address?clientId=10',
        { to, as: backends.shipper, after },
      );
      return body.addresses.find(({ id }) => id === 6)?.company;
    },
    expected: (round) => `Moving ${round}`,
  },
  "client's account in quotes": {
    write: (round) => changeAccount(round, !isOdd(round)),
    read: async (to, after) => (await quoteAt(to, after))?.permanentBooking,
    expected: (round) => !isOdd(round),
  },
  "client's account in its list": {
    write: (round) => changeAccount(round, !isOdd(round)),
    async read(to, after) {
      const { body } = await backends.send<{ accounts: ClientCarrierAccountView[] }>(
        'GET',
        'client-carrier-account?clientId=10',
        { to, as: backends.admin, after },
      );
      return body.accounts.find(({ id }) => id === accountId)?.permanentBooking;
    },
    expected: (round) => !isOdd(round),
  },
};

/** Starts several backends on one database, with a zone, a rate card and an address affected by changes. */
export function setUpSeveralBackends(name: string): void {
  beforeAll(async () => {
    backends = await startSeveralBackends(name);
    const { database } = backends.backend;
    await database.query(places);
    const [row] = await database.query<{ account: number; carrier: number }[]>(southern);
    accountId = row?.account ?? 0;
    carrierId = row?.carrier ?? 0;
    const created = await backends.send<RulesView>(
      'POST',
      `rules?customerId=1&clientCarrierACId=${accountId}`,
      { to: 0, as: backends.admin },
      { fuelCharge: 1 },
    );
    rulesId = created.body.id ?? 0;
    await uploadZones(0, 'BROOME,6725,WA,FAR,1', 'COBURG,3058,VIC,MEL,1');
    await uploadRateCard(0, 100);
  }, 60_000);
  afterAll(() => backends.backend.stop());
}
