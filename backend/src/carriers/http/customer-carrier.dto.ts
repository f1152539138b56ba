import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import type { SaveCustomerCarrierRequest } from '@contracts/requests/save-customer-carrier.request.js';
import { transferTypes, type TransferType } from '@contracts/rules/carrier-connection.js';
import { carrierTexts as texts } from '@contracts/texts/carriers.js';

import { Cleaned, OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import type { WrittenConnection } from '../customer-carriers/customer-carriers.js';

const ADDRESS = 255;
const SHORT = 100;

/** Query of a call that concerns one customer. */
export class CustomerIdDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noCustomer })
  readonly customerId: number;
}

export class ListCustomerCarriersDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;
}

class CarrierChoiceDto {
  @IsRecordId({ message: texts.noCarrier })
  @Min(1, { message: texts.noCarrier })
  readonly id: number;
}

/** What cannot be seen cannot be typed again: no control characters in a secret. */
const IsSecret = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  Matches(/^\P{Cc}{0,1000}$/u, { message: texts.invalidSecret })(target, property);
};

const IsPort =
  (message: string): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    IsInt({ message })(target, property);
    Min(1, { message })(target, property);
    Max(65_535, { message })(target, property);
  };

const badAddress = { message: texts.invalidAddress };

/** Body of POST and PUT /customer-carrier. */
export class SaveCustomerCarrierDto implements SaveCustomerCarrierRequest {
  /** PUT only. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsObject({ message: texts.noCarrier })
  @ValidateNested()
  @Type(() => CarrierChoiceDto)
  readonly carrier: CarrierChoiceDto;

  @Cleaned()
  @IsOptional()
  @IsIn(transferTypes, { message: texts.noTransferType })
  readonly transferType?: TransferType | null;

  @OptionalText(SHORT)
  readonly productAccountNumber?: string | null;

  @OptionalText(ADDRESS, badAddress)
  readonly server?: string | null;

  @OptionalText(ADDRESS, badAddress)
  readonly bookingServer?: string | null;

  @OptionalText(ADDRESS, badAddress)
  readonly serverAuth?: string | null;

  @OptionalText(ADDRESS)
  readonly username?: string | null;

  @IsSecret()
  readonly password?: string | null;

  @IsSecret()
  readonly apiKey?: string | null;

  @OptionalText(ADDRESS)
  readonly path?: string | null;

  @IsPort(texts.noPort)
  readonly port?: number | null;

  @OptionalText(ADDRESS, badAddress)
  readonly difotServer?: string | null;

  @OptionalText(ADDRESS)
  readonly difotUsername?: string | null;

  @IsSecret()
  readonly difotPassword?: string | null;

  @OptionalText(ADDRESS)
  readonly difotPath?: string | null;

  @IsPort(texts.noDifotPort)
  readonly difotPort?: number | null;
}

/** Absent and null are the same (api.md A14); so is an empty secret. */
export const toWrittenConnection = (dto: SaveCustomerCarrierDto): WrittenConnection => ({
  ...blankConnection,
  ...Object.fromEntries(
    Object.keys(blankConnection).map((field) => {
      const value = dto[field as keyof WrittenConnection];
      return [field, value === undefined || value === '' ? null : value];
    }),
  ),
});

const blankConnection: WrittenConnection = {
  transferType: null,
  productAccountNumber: null,
  server: null,
  bookingServer: null,
  serverAuth: null,
  username: null,
  password: null,
  apiKey: null,
  path: null,
  port: null,
  difotServer: null,
  difotUsername: null,
  difotPassword: null,
  difotPath: null,
  difotPort: null,
};

export class GenericCarrierDto {
  @Cleaned()
  @IsString({ message: texts.genericName })
  @Length(3, 42, { message: texts.genericName })
  readonly name: string;

  @Cleaned()
  @IsString({ message: texts.genericDisplayName })
  @Length(3, 42, { message: texts.genericDisplayName })
  readonly displayName: string;
}

export class CutOffOfDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerCarrierId: number;
}

export class CutOffDto {
  @IsIn([0, 1], { message: texts.noCutOffDay })
  readonly cutOffDay: number;

  /** Seconds, which some browsers add, are dropped. */
  @Matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: texts.noCutOffTime })
  readonly cutOffTime: string;
}

export class DecryptDto {
  @IsString()
  @MaxLength(5_000)
  readonly input: string;

  @IsString()
  @MaxLength(200)
  readonly salt: string;
}
