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

import { IsDayOrInstant } from '../../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { OfferSelectionDto } from './offer-selection.dto.js';

class CategoryPickDto {
  @IsRecordId()
  readonly categoryId: number;

  @IsRecordId()
  readonly categoryEntryId: number;
}

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

/** Body of PUT /consignment: the response of GET, edited. */
export class AmendConsignmentDto extends CreateConsignmentDto {
  @IsRecordId()
  readonly id: number;

  @IsOptional()
  @IsInt()
  readonly revision?: number | null;
}

/** Body of POST /consignment/offers. */
export class QuoteOffersDto extends ShipmentDto implements QuoteOffersRequest {
  /** The edited consignment: it supplies what was deleted since, and needs no further number of its account. */
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
