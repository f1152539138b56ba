import { address, carton, number, offer } from '../../consignments/testing/consignment.fixture.js';
import { manifestRecord } from '../../manifests/testing/manifest.fixture.js';
import { record } from '../testing/paper.fixture.js';
import { toFreightSummary } from './freight-summary.document.js';
import { toManifestSummary } from './manifest-summary.document.js';

const manifest = manifestRecord({
  window: { readyTime: '2026-03-03T03:00:00.000Z', closingTime: '2026-03-03T05:00:00.000Z' },
  booking: { ...manifestRecord().booking, status: 'SENT', reference: 'PU000001' },
});
const second = record(
  {
    items: [carton({ quantity: 2, weight: 5.25 })],
    receiver: address({ company: 'Perth Clinic' }),
  },
  {
    connote: { ...number, connoteNumber: 'LKIZ00000388', clientCarrierAccountId: 31 },
    offer: offer({ totalCents: 0, freightCents: 0, fuelSurchargeCents: 0, gstCents: 0 }),
  },
);

describe('manifest summary', () => {
  it('lists what to pick up, by line and in total', () => {
    const { lines, totals } = toManifestSummary(manifest, [record(), second]);

    expect(lines).toMatchObject([
      { connote: 'LKIZ00000387', receiver: 'Brunswick Clinic', items: '4', weight: '56 kg' },
      { connote: 'LKIZ00000388', receiver: 'Perth Clinic', items: '2', weight: '10.5 kg' },
    ]);
    expect(totals).toMatchObject({
      connote: '2 consignments',
      items: '6',
      weight: '66.5 kg',
      volume: '0.648 m³',
    });
  });

  it("shows the pickup time in the pickup's time zone", () => {
    const { facts, totals } = toManifestSummary(manifest, [record()]);

    expect(facts).toContainEqual(['Pickup', '3 Mar 2026 14:00 to 16:00']);
    expect(facts).toContainEqual(['Booking', 'PU000001']);
    expect(totals.connote).toBe('1 consignment');
  });

  it.each([
    ['PERMANENT', 'Regular pickup'],
    ['NONE', 'No pickup booked'],
  ] as const)('states without a window whether the carrier comes: %s', (pickupMode, pickup) => {
    const { facts } = toManifestSummary({ ...manifest, pickupMode, window: null }, [record()]);

    expect(facts).toContainEqual(['Pickup', pickup]);
  });
});

describe('freight summary', () => {
  it('adds cents exactly, and shows POA for a price on application', () => {
    const { lines, totals } = toFreightSummary(manifest, [record(), second]);

    expect(lines).toMatchObject([{ total: '$63.27', freight: '$48.54' }, { total: 'POA' }]);
    expect(totals).toMatchObject({
      freight: '$48.54',
      fuel: '$8.98',
      gst: '$5.75',
      total: '$63.27',
    });
  });
});
