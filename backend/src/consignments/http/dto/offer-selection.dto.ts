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

import { type AddressClass, addressClasses, addressLimits } from '@contracts/rules/address.js';
import { consignmentLimits } from '@contracts/rules/consignment.js';
import { addressTexts } from '@contracts/texts/spec/addresses.js';
import type { AddressView, SuburbView } from '@contracts/views/address.view.js';
import type { ItemView } from '@contracts/views/item.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { MaySendBack } from '../../../platform/http/validation/unknown-fields.js';

/** The longest proper shipping name of the dangerous goods list has 275 characters. */
const MAX_NAME_LENGTH = 300;
const MAX_DANGEROUS_GOODS = 20;

/** As looked up, or as the goods of a consignment have it. */
@MaySendBack<UnNumberView, UnNumberDto>({ subRisk: true, variants: true })
export class UnNumberDto {
  @IsOptional()
  @IsRecordId()
  readonly id: number;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly hazardClass: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly shippingName: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly typeOfPackaging: string;
}

/** Checks only the form: the domain validates the goods, and a draft may be incomplete. */
export class DangerousGoodDto {
  @IsOptional()
  @ValidateNested()
  @Type(() => UnNumberDto)
  readonly unNumber: UnNumberDto;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly subRisk: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly typeOfPackaging: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly packageDescription: string;

  @IsOptional()
  @IsNumber()
  readonly weight: number;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly commonName: string;

  @IsOptional()
  @IsIn(['PACKAGED', 'BULK'])
  readonly type: 'PACKAGED' | 'BULK';
}

@MaySendBack<ItemView, ItemDto>({ itemNumber: true, totalWeight: true, totalVolume: true })
export class ItemDto {
  @IsOptional()
  @IsRecordId()
  readonly itemTypeId: number;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly itemTypeName: string;

  @IsOptional()
  @IsRecordId()
  readonly itemTemplateId: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly name: string | null;

  @IsOptional()
  @IsNumber()
  readonly quantity: number;

  /** Metres. */
  @IsOptional()
  @IsNumber()
  readonly length: number;

  @IsOptional()
  @IsNumber()
  readonly width: number;

  @IsOptional()
  @IsNumber()
  readonly height: number;

  /** Kilograms of one piece. */
  @IsOptional()
  @IsNumber()
  readonly weight: number;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_DANGEROUS_GOODS)
  @ValidateNested({ each: true })
  @Type(() => DangerousGoodDto)
  readonly dangerousGoods: DangerousGoodDto[];
}

/** Maximum pieces on all lines of a consignment, hence maximum pallets. */
const MAX_PALLETS = consignmentLimits.items * consignmentLimits.quantity;

@MaySendBack<SuburbView, SuburbDto>({ name: true, postcode: true, state: true, etaZone: true })
export class SuburbDto {
  @IsRecordId()
  readonly id: number;
}

/** Names an address by id, or by suburb and address class for a quick quote. Its other fields are ignored. */
@MaySendBack<AddressView, NamedAddressDto>({
  version: true,
  clientId: true,
  isDefault: true,
  status: true,
  referenceId: true,
  company: true,
  contactName: true,
  phoneNumber: true,
  email: true,
  addressLine1: true,
  addressLine2: true,
  specialInstructions: true,
  formattedAddress: true,
})
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

/** The server makes all else of an offer again, and compares its price. */
@MaySendBack<OfferView, OfferSelectionDto>({
  carrierId: true,
  carrierName: true,
  carrierDisplayName: true,
  serviceType: true,
  displayServiceType: true,
  pricingMethod: true,
  chargeableWeight: true,
  eta: true,
  transitDays: true,
  freightCost: true,
  category1Fees: true,
  category2Fees: true,
  feeDetails: true,
  fuelSurcharge: true,
  gst: true,
  apiBasedConnoteCarrier: true,
  bookingApiAvailable: true,
  autoBookingPreferred: true,
  permanentBooking: true,
  carrierPalletTypeRequired: true,
  carrierFutileChargeWarning: true,
  preferredPickupStart: true,
  preferredPickupEnd: true,
  carrierCutOffDateTime: true,
  hasDangerousGoods: true,
  source: true,
  live: true,
  rateCardVersionId: true,
  rulesVersionId: true,
  explanation: true,
})
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
