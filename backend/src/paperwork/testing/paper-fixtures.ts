import type {
  ConsignmentContent,
  DangerousGoodData,
} from '@contracts/events/consignment.events.js';

import { emptyRecord } from '../../consignments/domain/record/consignment-record.js';
import type { ConsignmentRecord } from '../../consignments/index.js';
import { content, number, offer, owner } from '../../consignments/testing/consignment-fixtures.js';

/** A consignment ready to be labelled. */
export const record = (
  changed: Partial<ConsignmentContent> = {},
  rest: Partial<ConsignmentRecord> = {},
): ConsignmentRecord => ({
  ...emptyRecord,
  id: 4711,
  owner,
  status: 'CREATED',
  content: content(changed),
  offer: offer(),
  connote: { ...number, clientCarrierAccountId: 31 },
  ...rest,
});

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
