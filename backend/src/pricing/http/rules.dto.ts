import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.js';

const MaybeId = (): PropertyDecorator => (target, property) => {
  Type(() => Number)(target, property);
  IsOptional()(target, property);
  IsRecordId()(target, property);
};

/** Query of POST /rules: the customer, and the record that gets rules of its own; 0 stands for none. */
export class RulesOfDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerId: number;

  @MaybeId()
  readonly customerCarrierId?: number;

  @MaybeId()
  readonly customerCarrierACId?: number;

  @MaybeId()
  readonly clientCarrierACId?: number;
}

/** Query of PUT /rules. */
export class RulesOfCustomerDto {
  @MaybeId()
  readonly customerId?: number;
}
