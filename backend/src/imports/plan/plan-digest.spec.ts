import type { PlannedLine } from '../import-group.repository.js';
import { planDigest } from './plan-digest.js';

const created: PlannedLine = {
  no: 1,
  reference: 'SO-1',
  contentDigest: 'a1',
  action: 'CREATE',
  dispatchDate: '2026-11-23',
  clientCarrierAccountId: 7,
  carrierServiceTypeId: 8,
  carrier: 'Direct Coast Express',
  service: 'Standard',
  eta: '2026-11-25',
  totalCents: 4_989,
  nextCents: 5_000,
  rateCardVersionId: 9,
  rulesVersionId: 10,
  consignmentId: null,
  addressId: null,
  localityId: null,
  carrierZoneId: null,
  expectedRevision: null,
  previousCents: null,
  changes: [],
  faults: [],
};
const updated: PlannedLine = {
  ...created,
  ...({ no: 2, reference: 'SO-2', action: 'UPDATE', contentDigest: 'b2' } as const),
  ...{ consignmentId: 31, expectedRevision: 4, previousCents: 2_982 },
  changes: [{ path: 'offer.items.0.quantity', from: 2, to: 4 }],
};
const options = { offer: 'CHEAPEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: false };
const subject = {
  id: 12,
  clientId: 10,
  customerId: null,
  carrierId: null,
  clientCarrierAccountId: null,
  kind: 'CONSIGNMENT',
  digest: 'f0',
  options,
} as const;

it('the hash of a plan of consignments stays the same, since programs may have stored it', async () => {
  expect(await planDigest(subject, [created, updated])).toBe(
    'f891fad1a0a6966e06498a08df3032f3f45cc3b10c29ec13eebd30a3289a8101',
  );
});

it('the hash of a plan of addresses covers the address and its version', async () => {
  const addresses = { ...subject, kind: 'ADDRESS' } as const;
  const update = { ...updated, consignmentId: null, addressId: 5 };
  const hashes = await Promise.all([
    planDigest(addresses, [update]),
    planDigest(addresses, [{ ...update, addressId: 6 }]),
    planDigest(addresses, [{ ...update, expectedRevision: 5 }]),
    planDigest(subject, [update]),
  ]);
  expect(new Set(hashes).size).toBe(4);
});

it('the hash of a plan of zones covers the carrier, the suburb and the zone that it leaves', async () => {
  const zones = { ...subject, kind: 'CARRIER_ZONE', clientId: null, carrierId: 3 } as const;
  const move = { ...updated, consignmentId: null, localityId: 5, carrierZoneId: 6 };
  const hashes = await Promise.all([
    planDigest(zones, [move]),
    planDigest({ ...zones, carrierId: 4 }, [move]),
    planDigest(zones, [{ ...move, localityId: 7 }]),
    planDigest(zones, [{ ...move, carrierZoneId: 7 }]),
  ]);
  expect(new Set(hashes).size).toBe(4);
});

it('the hash of a plan of rate cards covers the account, the service and the version', async () => {
  const rates = { ...subject, kind: 'RATE_CARD', clientCarrierAccountId: 3 } as const;
  const lane = { ...updated, consignmentId: null, rateCardVersionId: 6 };
  const hashes = await Promise.all([
    planDigest(rates, [lane]),
    planDigest({ ...rates, clientCarrierAccountId: 4 }, [lane]),
    planDigest(rates, [{ ...lane, carrierServiceTypeId: 9 }]),
    planDigest(rates, [{ ...lane, rateCardVersionId: 7 }]),
  ]);
  expect(new Set(hashes).size).toBe(4);
});
