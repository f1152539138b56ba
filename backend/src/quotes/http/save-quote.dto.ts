import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request.js';
import { consignmentTypes, type ConsignmentType } from '@contracts/rules/consignment.js';

import { QuoteOffersDto } from '../../consignments/index.js';
import { IsRecordId } from '../../platform/http/record-id.js';

const LONGEST_TITLE = 255;

/** Body of POST /quote. */
export class SaveQuoteDto extends QuoteOffersDto implements SaveQuoteRequest {
  @IsString()
  @MaxLength(LONGEST_TITLE)
  readonly name: string = '';

  @IsOptional()
  @IsIn(consignmentTypes)
  override readonly consignmentType: ConsignmentType = 'QUOTE';
}

export class QuotesOfClientDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

export class QuoteIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly id: number;
}
