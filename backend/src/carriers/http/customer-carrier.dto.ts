import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  isObject,
  isString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import type { SaveCustomerCarrierRequest } from '@contracts/requests/save-customer-carrier.request.js';
import { transferTypes, type TransferType } from '@contracts/rules/carrier-connection.js';
import { liveRateTime, priceSources, type PriceSource } from '@contracts/rules/live-rates.js';
import { appAdapterTexts } from '@contracts/texts/app/adapters.js';
import { liveRateTexts } from '@contracts/texts/app/live-rates.js';
import { carrierTexts as texts } from '@contracts/texts/spec/carriers.js';

import { CleanText, OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import type {
  AdapterInput,
  ConnectionInput,
} from '../customer-carriers/customer-carrier.repository.js';

const MAX_URL_LENGTH = 255;
const MAX_TEXT_LENGTH = 100;

/** Query of routes for one customer. */
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

/** Rejects control characters, which users cannot see or retype. */
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

const MAX_SETTINGS = 40;
const SETTING_NAME = /^[A-Za-z]{1,60}$/;
const SETTING_TEXT = /^\P{Cc}{0,1000}$/u;

const isAdapterSettings = (value: unknown): boolean =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MAX_SETTINGS &&
  Object.entries(value).every(
    ([name, text]) => SETTING_NAME.test(name) && isString(text) && SETTING_TEXT.test(text),
  );

/** Values by the names of the adapter's fields; the adapter validates them. */
const IsAdapterSettings = (): PropertyDecorator =>
  ValidateBy({
    name: 'isAdapterSettings',
    validator: {
      validate: isAdapterSettings,
      defaultMessage: () => appAdapterTexts.invalidSettings,
    },
  });

const invalidAddress = { message: texts.invalidAddress };

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

  @CleanText()
  @IsOptional()
  @IsIn(transferTypes, { message: texts.noTransferType })
  readonly transferType?: TransferType | null;

  @OptionalText(MAX_TEXT_LENGTH)
  readonly productAccountNumber?: string | null;

  @OptionalText(MAX_URL_LENGTH, invalidAddress)
  readonly server?: string | null;

  @OptionalText(MAX_URL_LENGTH, invalidAddress)
  readonly bookingServer?: string | null;

  @OptionalText(MAX_URL_LENGTH, invalidAddress)
  readonly serverAuth?: string | null;

  @OptionalText(MAX_URL_LENGTH)
  readonly username?: string | null;

  @IsSecret()
  readonly password?: string | null;

  @IsSecret()
  readonly apiKey?: string | null;

  @OptionalText(MAX_URL_LENGTH)
  readonly path?: string | null;

  @IsPort(texts.noPort)
  readonly port?: number | null;

  @OptionalText(MAX_URL_LENGTH, invalidAddress)
  readonly difotServer?: string | null;

  @OptionalText(MAX_URL_LENGTH)
  readonly difotUsername?: string | null;

  @IsSecret()
  readonly difotPassword?: string | null;

  @OptionalText(MAX_URL_LENGTH)
  readonly difotPath?: string | null;

  @IsPort(texts.noDifotPort)
  readonly difotPort?: number | null;

  @IsOptional()
  @IsIn(priceSources, { message: liveRateTexts.noPriceSource })
  readonly priceFrom?: PriceSource | null;

  @IsOptional()
  @IsInt({ message: liveRateTexts.noTime })
  @Min(liveRateTime.MIN_MS, { message: liveRateTexts.noTime })
  @Max(liveRateTime.MAX_MS, { message: liveRateTexts.noTime })
  readonly liveRateMs?: number | null;

  @IsOptional()
  @IsAdapterSettings()
  readonly adapterSettings?: Readonly<Record<string, string>> | null;
}

/** Treats absent, null and empty secrets alike (api.md A14). */
export const toConnectionInput = (dto: SaveCustomerCarrierDto): ConnectionInput => ({
  ...blankConnection,
  ...Object.fromEntries(
    Object.keys(blankConnection).map((field) => {
      const value = dto[field as keyof typeof blankConnection];
      return [field, value === undefined || value === '' ? null : value];
    }),
  ),
  settings: dto.adapterSettings ?? {},
  priceFrom: dto.priceFrom ?? null,
  liveRateMs: dto.liveRateMs ?? null,
});

const blankConnection: Omit<ConnectionInput, keyof AdapterInput> = {
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
  @CleanText()
  @IsString({ message: texts.genericName })
  @Length(3, 42, { message: texts.genericName })
  readonly name: string;

  @CleanText()
  @IsString({ message: texts.genericDisplayName })
  @Length(3, 42, { message: texts.genericDisplayName })
  readonly displayName: string;
}

export class CustomerCarrierIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerCarrierId: number;
}

export class CutOffDto {
  @IsIn([0, 1], { message: texts.noCutOffDay })
  readonly cutOffDay: number;

  /** Accepts seconds, which some browsers send; the service drops them. */
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
