import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees.js';

import { InvalidRequest } from '../../platform/invalid-request.js';
import type { RulesLevel } from '../records/rules-fees.entity.js';

/** The record that Rules & Fees belong to. */
export interface RulesOwner {
  readonly level: RulesLevel;
  readonly ownerId: number;
}

/** The levels at which customers set Rules & Fees; those of a carrier are the defaults. */
export type CustomerRulesLevel = Exclude<RulesLevel, 'CARRIER'>;

export type CustomerRulesOwner = RulesOwner & { readonly level: CustomerRulesLevel };

/** Ids of records, of which the lowest level applies; 0 means none. */
export interface RulesOwnerIds {
  readonly customerCarrierId?: number;
  readonly customerCarrierACId?: number;
  readonly clientCarrierACId?: number;
}

/** The record of the lowest level given. @throws InvalidRequest when there is none */
export function parseRulesOwner({
  clientCarrierACId,
  customerCarrierACId,
  customerCarrierId,
}: RulesOwnerIds): CustomerRulesOwner {
  if (clientCarrierACId) return { level: 'CLIENT_CARRIER_ACCOUNT', ownerId: clientCarrierACId };
  if (customerCarrierACId)
    return { level: 'CUSTOMER_CARRIER_ACCOUNT', ownerId: customerCarrierACId };
  if (customerCarrierId) return { level: 'CUSTOMER_CARRIER', ownerId: customerCarrierId };
  throw new InvalidRequest([{ path: 'customerCarrierId', message: texts.noOwner }]);
}
