import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts.js';
import { carrierTexts } from '@contracts/texts/spec/carriers.js';

import { CleanText, OptionalText, RequiredText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

export class ListAccountsDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  @IsOptional()
  @Matches(/^\w+(,(asc|desc))?$/i, { message: 'sort must be a field and ASC or DESC' })
  readonly sort?: string;
}

/** Query of the DELETE routes. */
export class OwnedIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly id: number;

  @Type(() => Number)
  @IsRecordId({ message: carrierTexts.noCustomer })
  readonly customerId: number;
}

class CustomerCarrierChoiceDto {
  @IsRecordId({ message: texts.noCarrier })
  @Min(1, { message: texts.noCarrier })
  readonly id: number;
}

/** Body of POST and PUT /customer-carrier-account. The carrier of an account does not change. */
export class SaveAccountDto {
  /** PUT only. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsObject({ message: texts.noCarrier })
  @ValidateNested()
  @Type(() => CustomerCarrierChoiceDto)
  readonly customerCarrier: CustomerCarrierChoiceDto;

  @RequiredText(50, { message: texts.noAccountNumber })
  readonly accountNumber: string;
}

/** Converts text of digits to a number and leaves other text for the validation to reject. */
const OptionalNumber = (): PropertyDecorator => (target, property) => {
  Transform(({ value }: { value: unknown }) => {
    if (value === '') return null;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  })(target, property);
  IsOptional()(target, property);
  IsInt()(target, property); // the carrier's prefix format limits the digits
};

const UpperCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  );

/** Body of POST /customer-carrier-account/prefix; the carrier's prefix format is validated by the service. */
export class SavePrefixDto {
  @IsRecordId({ message: texts.noClientAccount })
  @Min(1, { message: texts.noClientAccount })
  readonly customerCarrierAccountId: number;

  @CleanText()
  @UpperCase()
  @IsOptional()
  @IsString({ message: texts.abbreviationTooLong })
  readonly connoteAbbreviation?: string | null;

  @CleanText()
  @UpperCase()
  @IsString({ message: texts.noPrefix })
  @MaxLength(50, { message: texts.noPrefix })
  readonly connotePrefix: string;

  @OptionalNumber()
  readonly masterRangeStart?: number | null;

  @OptionalNumber()
  readonly masterRangeEnd?: number | null;

  @OptionalNumber()
  readonly masterItemRangeStart?: number | null;

  @OptionalNumber()
  readonly masterItemRangeEnd?: number | null;

  @OptionalText(50)
  readonly senderId?: string | null;
}
