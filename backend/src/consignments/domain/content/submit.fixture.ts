import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { carton, content } from '../../testing/consignment.fixture.js';
import { type InvalidContent } from '../consignment.errors.js';
import { assertSubmittable, type SubmitRuleContext } from './submit.policy.js';

const aerosolEntry = { id: 1950, shippingName: 'AEROSOLS', hazardClass: '2.1', subRisk: 'N/A' };

const context = (changed: Partial<SubmitRuleContext> = {}): SubmitRuleContext => ({
  isReferenceRequired: false,
  isPalletTypeRequired: false,
  hasPalletControl: false,
  fixedSizeItemTypeIds: new Set(),
  goodsList: new Map([[1950, [{ ...aerosolEntry, typeOfPackaging: 'N/A' }]]]),
  earliestDispatchDate: '2026-03-03',
  currentDispatchDate: null,
  receiveDate: null,
  ...changed,
});

export const pallets = (quantity: number) => carton({ itemTypeName: 'Pallet', quantity });
export const counted = (loscam: number, chep: number, other: number) =>
  ({ transferType: 'RECEIVER', loscam, chep, other }) as const;
export const aerosol = {
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

export function catchError(
  changed: Partial<ConsignmentContent>,
  known: Partial<SubmitRuleContext> = {},
) {
  try {
    assertSubmittable(content(changed), context(known));
    return null;
  } catch (error) {
    return error as InvalidContent;
  }
}
