import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.js';

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
