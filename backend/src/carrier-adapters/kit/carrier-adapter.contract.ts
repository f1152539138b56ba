import { capabilities, type Capability } from './carrier-adapter.js';
import { describeAnnouncing } from './testing/announcing.contract.js';
import { describeConnecting } from './testing/connecting.contract.js';
import type { CarrierSubject } from './testing/contract-subject.js';
import {
  describeLabels,
  describeManifests,
  describePickups,
} from './testing/handing-over.contract.js';
import { describeRating } from './testing/rating.contract.js';
import { describeTracking } from './testing/tracking.contract.js';

const cases: Readonly<Record<Capability, (current: () => CarrierSubject) => void>> = {
  rating: describeRating,
  shipments: describeAnnouncing,
  labels: describeLabels,
  manifests: describeManifests,
  pickups: describePickups,
  tracking: describeTracking,
};

/**
 * Contract that every carrier's adapter fulfils, tested on a double that can fail in every way.
 * @param absent capabilities that the carrier does not have: unnamed ones fail their cases
 */
export function describeCarrierAdapter(
  open: () => Promise<CarrierSubject>,
  absent: readonly Capability[] = [],
): void {
  let subject: CarrierSubject;

  beforeEach(async () => {
    subject = await open();
  });

  afterEach(async () => {
    await subject.double.close();
  });

  const current = () => subject;
  describeConnecting(current);
  for (const capability of capabilities)
    if (!absent.includes(capability)) cases[capability](current);
    else
      it(`does not offer ${capability}`, () => {
        expect(current().kind.capabilities).not.toContain(capability);
      });
}
