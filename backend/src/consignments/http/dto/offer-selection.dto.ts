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
import type { OfferView } from '@contracts/views/offer.view.js';

import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { MaySendBack } from '../../../platform/http/validation/unknown-fields.js';
import { ItemDto } from './item.dto.js';

/** Maximum pieces on all lines of a consignment, hence maximum pallets. */
const MAX_PALLETS = consignmentLimits.items * consignmentLimits.quantity;

@MaySendBack<SuburbView, SuburbDto>({ name: true, postcode: true, state: true, etaZone: true })
export class SuburbDto {
  @IsRecordId()
  readonly id: number;
}

/** References an address by id, or by suburb and address class for a quick quote. Its other fields are ignored. */
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

/** The server recalculates the rest of the offer and compares the price. */
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
