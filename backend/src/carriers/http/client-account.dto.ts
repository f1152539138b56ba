import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';

import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_NUMBERS = 999_999_999;
const noConnotes = { message: texts.noConnotes };

export class ClientIdDto {
  @Type(() => Number)
  @IsRecordId({ message: 'Must select a Client Account.' })
  readonly clientId: number;
}

/** Number of connotes; an empty field counts as none. */
const NumberOfConnotes = (): PropertyDecorator => (target, property) => {
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{0,15}$/.test(value) ? Number(value) : value,
  )(target, property);
  IsOptional()(target, property);
  IsInt(noConnotes)(target, property);
  Min(0, noConnotes)(target, property);
  Max(MAX_NUMBERS, noConnotes)(target, property);
};

/** Body of PUT /client-carrier-account/{id}; `rangeLength` is the number of connotes to append (api.md A14). */
export class ChangeClientAccountDto {
  @NumberOfConnotes()
  readonly rangeLength?: number | null;

  @IsOptional()
  @IsBoolean()
  readonly permanentBooking?: boolean | null;
}

/** Body of POST /client-carrier-account: the chosen option. */
export class AddClientAccountDto extends ChangeClientAccountDto {
  @IsRecordId({ message: texts.noClientAccount })
  @Min(1, { message: texts.noClientAccount })
  readonly prefixId: number;
}
