import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import {
  consignmentLimits,
  consignmentTypes,
  type ConsignmentType,
} from '@contracts/rules/consignment.js';
import { shellTexts } from '@contracts/texts/spec/shell.js';
import type {
  CategoryEntryPickView,
  ConsignmentView,
  PayerAccountView,
} from '@contracts/views/consignment.view.js';
import type { ClientPayerAccountView } from '@contracts/views/settings.view.js';

import { IsDayOrInstant } from '../../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { RequiredFromPrograms } from '../../../platform/http/validation/required-from-programs.js';
import { MaySendBack } from '../../../platform/http/validation/unknown-fields.js';
import { OfferSelectionDto } from './offer-selection.dto.js';

@MaySendBack<CategoryEntryPickView, CategoryPickDto>({
  id: true,
  consignmentId: true,
  categoryEntry: true,
})
class CategoryPickDto {
  @IsRecordId()
  readonly categoryId: number;

  @IsRecordId()
  readonly categoryEntryId: number;
}

/** A payer account, as returned by the list or in a consignment. */
@MaySendBack<PayerAccountView & ClientPayerAccountView, NamedPayerAccountDto>({
  version: true,
  clientId: true,
  accountNumber: true,
  description: true,
  whoPays: true,
  carrier: true,
  carrierId: true,
})
class NamedPayerAccountDto {
  @IsRecordId()
  readonly id: number;
}

/** Fields shared by saved consignments and requests for offers. */
class ShipmentDto {
  @IsRecordId({ message: shellTexts.selectClient })
  readonly clientId: number;

  @IsIn(consignmentTypes)
  readonly consignmentType: ConsignmentType;

  @IsOptional()
  @IsIn(['WEB', 'API', 'IMPORT'])
  readonly consignmentCreationMethod?: 'WEB' | 'API' | 'IMPORT' | null;

  @IsOptional()
  @IsIn(['DRAFT', 'CREATED'])
  readonly trackingStatus?: 'DRAFT' | 'CREATED' | null;

  @IsOptional()
  @IsDayOrInstant()
  readonly deliveryWindowBegin?: string | null;

  @IsOptional()
  @IsDayOrInstant()
  readonly deliveryWindowEnd?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(consignmentLimits.references)
  @IsString({ each: true })
  @MaxLength(consignmentLimits.reference, { each: true })
  readonly consignmentReferences?: string[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => CategoryPickDto)
  readonly categoryEntryPicks?: CategoryPickDto[] | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => NamedPayerAccountDto)
  readonly clientPayerAccount?: NamedPayerAccountDto | null;

  @ValidateNested()
  @Type(() => OfferSelectionDto)
  readonly offer: OfferSelectionDto = new OfferSelectionDto();
}

/** 200 lines with 20 dangerous goods each, 400 bytes apiece. */
export const CONSIGNMENT_BODY = { kilobytes: 2_048 };

/** Body of POST /consignment. */
export class CreateConsignmentDto extends ShipmentDto implements SaveConsignmentRequest {
  @IsDayOrInstant()
  readonly dispatchedAt: string;
}

/** Derived fields that requests do not accept. */
const derivedFields = {
  clientName: true,
  status: true,
  state: true,
  connoteNumber: true,
  manifestId: true,
  manifestNumber: true,
  manifestedAt: true,
  bookingReference: true,
  connoteAccountVariablesId: true,
  internalTracking: true,
  createdAt: true,
  dispatchDate: 'dispatchedAt',
  formattedReferences: true,
  printedLabel: true,
  printedConsignment: true,
  articleNumbers: true,
  paperWorkDisabled: true,
  isManifestingEnabled: true,
  fromSuburb: true,
  toSuburb: true,
  authorityToLeave: true,
  specialInstructions: true,
  permanentBooking: true,
} as const;

/** Body of PUT /consignment: the response of GET, edited. */
@MaySendBack<ConsignmentView, AmendConsignmentDto>({
  ...derivedFields,
  isResidential: true,
  isPoBox: true,
})
export class AmendConsignmentDto extends CreateConsignmentDto {
  @IsRecordId()
  readonly id: number;

  /** Revision last read; required with an API key. */
  @RequiredFromPrograms()
  @IsInt()
  @Min(0)
  readonly revision?: number | null;
}

/** Body of POST /consignment/offers. */
@MaySendBack<ConsignmentView, QuoteOffersDto>({ ...derivedFields, revision: true })
export class QuoteOffersDto extends ShipmentDto implements QuoteOffersRequest {
  /** The edited consignment: records deleted since are taken from it, and no new connote is needed. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsOptional()
  @IsDayOrInstant()
  readonly dispatchedAt?: string | null;

  @IsOptional()
  @IsBoolean()
  readonly isResidential?: boolean | null;

  @IsOptional()
  @IsBoolean()
  readonly isPoBox?: boolean | null;
}
