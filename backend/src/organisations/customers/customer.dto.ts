import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import { latinEmailPattern } from '@contracts/rules/address.js';
import { MAX_QUOTA_FACTOR, MIN_QUOTA_FACTOR } from '@contracts/rules/api-quotas.js';
import {
  customerTexts as texts,
  organisationRejections,
} from '@contracts/texts/spec/organisations.js';

import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const ToLowerCase = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  );

export class CustomerIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerId: number;
}

export class ListCustomersDto {
  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  @IsOptional()
  @Matches(/^\w+(,(asc|desc))?$/i, { message: 'sort must be a field and ASC or DESC' })
  readonly sort?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly filter?: string;
}

/** CUST-16: emails are stored in lower case. */
const Email = (message: string) => (target: object, property: string) => {
  ToLowerCase()(target, property);
  Matches(latinEmailPattern, { message })(target, property);
  MaxLength(255, { message })(target, property);
};

/** SETTINGS-84. */
export class CustomerEmailsDto {
  @Email(texts.invalidEmail) readonly bookingsEmail: string;
  @Email(texts.invalidEmail) readonly contactEmail: string;
}

/** CUST-14, CUST-15: the customer form has its own message for an invalid email. */
export class CreateCustomerDto {
  @CleanText()
  @Length(3, 254, { message: texts.name })
  readonly name: string;

  @Email(organisationRejections.customerEmail) readonly bookingsEmail: string;
  @Email(organisationRejections.customerEmail) readonly contactEmail: string;
}

export class UpdateCustomerDto extends CreateCustomerDto {
  @IsRecordId()
  readonly id: number;
}

/** Factor of the request quotas of the customer's API keys. */
export class ApiQuotaDto {
  @IsInt()
  @Min(MIN_QUOTA_FACTOR)
  @Max(MAX_QUOTA_FACTOR)
  readonly apiQuotaFactor: number;
}

/** SETTINGS-86 to SETTINGS-88. */
export class BannerDto {
  @IsBoolean({ message: 'isBannerActive must be true or false' })
  readonly isBannerActive: boolean;

  @CleanText()
  @ValidateIf(
    ({ isBannerActive, bannerMessage }: BannerDto) => isBannerActive || bannerMessage != null,
  )
  @MaxLength(255, { message: texts.bannerTooLong })
  @IsString({ message: texts.bannerMissing })
  readonly bannerMessage?: string | null;
}
