import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request.js';
import { consignmentTypes, type ConsignmentType } from '@contracts/rules/consignment.js';

import { QuoteOffersDto } from '../../consignments/index.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_TITLE_LENGTH = 255;

/** Body of POST /quote. */
export class SaveQuoteDto extends QuoteOffersDto implements SaveQuoteRequest {
  @IsString()
  @MaxLength(MAX_TITLE_LENGTH)
  readonly name: string = '';

  @IsOptional()
  @IsIn(consignmentTypes)
  override readonly consignmentType: ConsignmentType = 'QUOTE';
}

export class ListQuotesDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

export class QuoteIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly id: number;
}
