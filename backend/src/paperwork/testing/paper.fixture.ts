import type {
  ConsignmentContent,
  DangerousGoodData,
} from '@contracts/events/consignment.events.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { content, details } from '../../consignments/testing/consignment.fixture.js';

/** A consignment ready for labels. */
export const record = (
  changed: Partial<ConsignmentContent> = {},
  rest: Partial<ConsignmentDetails> = {},
): ConsignmentDetails => details({ content: content(changed), ...rest });

export const paint: DangerousGoodData = {
  unNumber: 1263,
  shippingName: 'PAINT',
  hazardClass: '3',
  subRisk: '',
  packingGroup: 'II',
  packageDescription: 'Drum',
  commonName: 'Enamel',
  weight: 20,
  type: 'PACKAGED',
};
