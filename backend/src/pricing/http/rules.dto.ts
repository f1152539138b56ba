import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import type { RulesOwnerIds } from '../rules/rules-owner.js';

const OptionalId = (): PropertyDecorator => (target, property) => {
  Type(() => Number)(target, property);
  IsOptional()(target, property);
  IsRecordId()(target, property);
};

/**
 * Query of GET /rules: the record whose rules they are; if several ids are given, the lowest level applies; 0 means
 * none.
 */
export class RulesOwnerDto implements RulesOwnerIds {
  @OptionalId()
  readonly customerCarrierId?: number;

  @OptionalId()
  readonly customerCarrierACId?: number;

  @OptionalId()
  readonly clientCarrierACId?: number;
}

/** Query of POST /rules: the customer, and the record that gets its own rules. */
export class OverrideRulesDto extends RulesOwnerDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerId: number;
}

/** Query of DELETE /rules/{id}. */
export class DropRulesDto {
  /** The revision that was read; omitted to drop the newest. */
  @OptionalId()
  readonly version?: number;
}

/** Query of PUT /rules. */
export class ChangeRulesDto {
  @OptionalId()
  readonly customerId?: number;
}
