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
import { clientTexts as texts } from '@contracts/texts/organisations.js';

import { SaveAddressDto } from '../../address-book/index.js';
import { Cleaned } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export class ListClientsDto extends PageQueryDto {
  /** This one, and everyone below it. */
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

/** Whose the new client is: a customer's own, or below a parent. */
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

/** The client it belongs to is the one that is saved. */
export class SenderAddressDto extends SaveAddressDto {
  @IsOptional()
  declare readonly clientId: number;
}

const Switch = () => (target: object, property: string) => {
  IsOptional()(target, property);
  IsBoolean({ message: `${property} must be true or false` })(target, property);
};

/** Body of POST client; whatever of the switches is left out stays as it is, or as new clients have it. */
export class CreateClientDto {
  @Cleaned()
  @Length(3, 254, { message: texts.name })
  readonly name: string;

  @IsDefined({ message: texts.addressIncomplete })
  @ValidateNested()
  @Type(() => SenderAddressDto)
  readonly defaultSenderAddress?: SenderAddressDto | null;

  @IsOptional() @IsIn(['ACTIVE', 'INACTIVE']) readonly status?: 'ACTIVE' | 'INACTIVE' | null;

  @Switch() readonly manifestingActive?: boolean | null;
  @Switch() readonly goodsPickup?: boolean | null;
  @Switch() readonly notificationEmail?: boolean | null;
  @Switch() readonly printNodeApi?: boolean | null;
  @Switch() readonly service?: boolean | null;
  @Switch() readonly consolidation?: boolean | null;
  @Switch() readonly extraPalletLabel?: boolean | null;
  @Switch() readonly difot?: boolean | null;
  @Switch() readonly pickupCutOff?: boolean | null;
  @Switch() readonly editItemTotals?: boolean | null;
  @Switch() readonly customEmail?: boolean | null;
  @Switch() readonly referenceRequired?: boolean | null;
  @Switch() readonly paperworkHistory?: boolean | null;
  @Switch() readonly palletControl?: boolean | null;
  @Switch() readonly autoBookingPreferred?: boolean | null;

  @Cleaned()
  @IsOptional()
  @IsString({ message: texts.invalidEmail })
  @MaxLength(255, { message: texts.invalidEmail })
  readonly notificationEmailAddress?: string | null;

  @Cleaned()
  @IsOptional()
  @IsString({ message: texts.invalidPrinterKey })
  @MaxLength(500, { message: texts.invalidPrinterKey })
  readonly printNodeApiKey?: string | null;

  @Cleaned()
  @IsOptional()
  @Matches(CLOCK_TIME, { message: texts.timeSlots })
  readonly preferredPickupStart?: string | null;

  @Cleaned()
  @IsOptional()
  @Matches(CLOCK_TIME, { message: texts.timeSlots })
  readonly preferredPickupEnd?: string | null;
}

/** Body of PUT client: also what a list answered. */
export class UpdateClientDto extends CreateClientDto {
  @IsRecordId()
  readonly id: number;

  /** Left out, it stays below whom it is. */
  @IsOptional()
  @IsRecordId()
  readonly parentId?: number | null;

  @IsOptional()
  declare readonly defaultSenderAddress?: SenderAddressDto | null;
}
