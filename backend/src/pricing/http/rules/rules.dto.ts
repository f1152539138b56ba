import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { rulesFeesTexts as texts } from '@contracts/texts/rules-fees.js';

import { IsRecordId } from '../../../platform/http/record-id.js';
import { InvalidRequest } from '../../../platform/invalid-request.js';
import type { RulesOwner } from '../../rules/rules-book.js';
import type { OwnedLevel } from '../../rules/rules-sheets.js';

const MaybeId = (): PropertyDecorator => (target, property) => {
  Type(() => Number)(target, property);
  IsOptional()(target, property);
  IsRecordId()(target, property);
};

/** Query of GET /rules: the record whose rules they are, the nearest one named; 0 stands for none. */
export class RulesOwnerDto {
  @MaybeId()
  readonly customerCarrierId?: number;

  @MaybeId()
  readonly customerCarrierACId?: number;

  @MaybeId()
  readonly clientCarrierACId?: number;
}

/** Query of POST /rules: the customer, and the record that gets rules of its own. */
export class RulesOfDto extends RulesOwnerDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerId: number;
}

/** Query of PUT /rules. */
export class RulesOfCustomerDto {
  @MaybeId()
  readonly customerId?: number;
}

/** The nearest record named. @throws InvalidRequest where none is */
export function nearestOwner({
  clientCarrierACId,
  customerCarrierACId,
  customerCarrierId,
}: RulesOwnerDto): RulesOwner & { readonly level: OwnedLevel } {
  if (clientCarrierACId) return { level: 'CLIENT_CARRIER_ACCOUNT', ownerId: clientCarrierACId };
  if (customerCarrierACId)
    return { level: 'CUSTOMER_CARRIER_ACCOUNT', ownerId: customerCarrierACId };
  if (customerCarrierId) return { level: 'CUSTOMER_CARRIER', ownerId: customerCarrierId };
  throw new InvalidRequest([{ path: 'customerCarrierId', message: texts.noOwner }]);
}
