import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import { clientTexts as texts } from '@contracts/texts/spec/organisations.js';

import { SaveAddressDto } from '../../address-book/index.js';
import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export class ListClientsDto extends PageQueryDto {
  /** This client and its descendants. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;
}

/** Owner of a new client: a customer, or a parent client. */
export class ClientOwnerDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;
}

/** Its clientId is ignored: the address belongs to the client saved with it. */
export class SenderAddressDto extends SaveAddressDto {
  @IsOptional()
  declare readonly clientId: number;
}

const Feature = () => (target: object, property: string) => {
  IsOptional()(target, property);
  IsBoolean({ message: `${property} must be true or false` })(target, property);
};

/** Body of POST client; features left out are unchanged, or the defaults of a new client. */
export class CreateClientDto {
  @CleanText()
  @Length(3, 254, { message: texts.name })
  readonly name: string;

  @IsDefined({ message: texts.addressIncomplete })
  @ValidateNested()
  @Type(() => SenderAddressDto)
  readonly defaultSenderAddress?: SenderAddressDto | null;

  @IsOptional() @IsIn(['ACTIVE', 'INACTIVE']) readonly status?: 'ACTIVE' | 'INACTIVE' | null;

  @Feature() readonly manifestingActive?: boolean | null;
  @Feature() readonly goodsPickup?: boolean | null;
  @Feature() readonly notificationEmail?: boolean | null;
  @Feature() readonly printNodeApi?: boolean | null;
  @Feature() readonly service?: boolean | null;
  @Feature() readonly consolidation?: boolean | null;
  @Feature() readonly extraPalletLabel?: boolean | null;
  @Feature() readonly difot?: boolean | null;
  @Feature() readonly pickupCutOff?: boolean | null;
  @Feature() readonly editItemTotals?: boolean | null;
  @Feature() readonly customEmail?: boolean | null;
  @Feature() readonly referenceRequired?: boolean | null;
  @Feature() readonly paperworkHistory?: boolean | null;
  @Feature() readonly palletControl?: boolean | null;
  @Feature() readonly autoBookingPreferred?: boolean | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidEmail })
  @MaxLength(255, { message: texts.invalidEmail })
  readonly notificationEmailAddress?: string | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidPrinterKey })
  @MaxLength(500, { message: texts.invalidPrinterKey })
  readonly printNodeApiKey?: string | null;

  @CleanText()
  @IsOptional()
  @Matches(CLOCK_TIME, { message: texts.timeSlots })
  readonly preferredPickupStart?: string | null;

  @CleanText()
  @IsOptional()
  @Matches(CLOCK_TIME, { message: texts.timeSlots })
  readonly preferredPickupEnd?: string | null;
}

/** Body of PUT client; accepts all fields of a listed client. */
export class UpdateClientDto extends CreateClientDto {
  @IsRecordId()
  readonly id: number;

  /** If left out, the parent is unchanged. */
  @IsOptional()
  @IsRecordId()
  readonly parentId?: number | null;

  @IsOptional()
  declare readonly defaultSenderAddress?: SenderAddressDto | null;
}
