import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { addressClasses, addressLimits, type AddressClass } from '@contracts/rules/address.js';
import { consignmentLimits } from '@contracts/rules/consignment.js';
import { addressTexts } from '@contracts/texts/spec/addresses.js';

import { IsRecordId } from '../../../platform/http/record-id.js';
import { ItemDto } from './item.dto.js';

/** Number of pieces that all lines of a consignment can hold. */
const MAX_PALLETS = consignmentLimits.items * consignmentLimits.quantity;

export class SuburbDto {
  @IsRecordId()
  readonly id: number;
}

/** Names an address by id, or by suburb and address class for a quick quote. Other fields are ignored. */
export class NamedAddressDto {
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => SuburbDto)
  readonly suburb?: SuburbDto | null;

  @IsOptional()
  @IsIn(addressClasses)
  readonly addressClass?: AddressClass | null;
}

export class OfferSelectionDto {
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @IsOptional()
  @IsRecordId()
  readonly clientCarrierAccountId?: number | null;

  @IsOptional()
  @IsRecordId()
  readonly carrierServiceTypeId?: number | null;

  /** Dollars; only compared with the server's own price. */
  @IsOptional()
  @IsNumber()
  readonly totalCost?: number | null;

  @IsOptional()
  @IsRecordId()
  readonly senderAddressId?: number | null;

  @IsOptional()
  @IsRecordId()
  readonly deliveryAddressId?: number | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => NamedAddressDto)
  readonly senderAddress?: NamedAddressDto | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => NamedAddressDto)
  readonly deliveryAddress?: NamedAddressDto | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(consignmentLimits.items)
  @ValidateNested({ each: true })
  @Type(() => ItemDto)
  readonly items?: ItemDto[] | null;

  @IsOptional()
  @IsBoolean()
  readonly authorityToLeave?: boolean | null;

  @IsOptional()
  @IsBoolean()
  readonly isTailgateRequired?: boolean | null;

  @IsOptional()
  @IsString()
  @MaxLength(addressLimits.specialInstructions, { message: addressTexts.invalidInstructions })
  readonly specialInstructions?: string | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_PALLETS)
  readonly loscamNo?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_PALLETS)
  readonly chepNo?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_PALLETS)
  readonly otherNo?: number | null;

  @IsOptional()
  @IsIn(['CARRIER', 'RECEIVER'])
  readonly palletTransferType?: 'CARRIER' | 'RECEIVER' | null;
}
