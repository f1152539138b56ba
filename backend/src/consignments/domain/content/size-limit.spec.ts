import type { ItemData } from '@contracts/events/consignment.events.js';

import { carton, content } from '../../testing/consignment.fixture.js';
import type { InvalidContent } from '../consignment.errors.js';
import { assertWithinLimits } from './submit.policy.js';

const aerosol = {
  unNumber: 1950,
  shippingName: 'AEROSOLS',
  hazardClass: '2.1',
  subRisk: 'N/A',
  packingGroup: 'N/A',
  packageDescription: '',
  commonName: 'Spray',
  weight: 10,
  type: 'PACKAGED',
} as const;

function rejectionOf(items: ItemData[]): InvalidContent | null {
  try {
    assertWithinLimits(content({ items }));
    return null;
  } catch (error) {
    return error as InvalidContent;
  }
}

describe('a consignment of any kind', () => {
  const long = { ...aerosol, shippingName: 'A'.repeat(250), commonName: 'B'.repeat(250) };
  const lines = (count: number) =>
    Array.from({ length: count }, () =>
      carton({ dangerousGoods: Array.from({ length: 20 }, () => long) }),
    );

  it('may have many items', () => {
    expect(rejectionOf(lines(20))).toBeNull();
  });

  it('is rejected when it is too large to store', () => {
    const message = 'Consignment has too many items or references';

    expect(rejectionOf(lines(200))).toMatchObject({
      message,
      details: [{ path: 'offer.items', message }],
    });
  });
});
