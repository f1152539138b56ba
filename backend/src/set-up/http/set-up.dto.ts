import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_PAGE = 100;

/** Customer, and page of its clients. */
export class SetUpQueryDto {
  @Type(() => Number)
  @IsRecordId()
  readonly customerId: number;

  /** Page of clients, from 0. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE)
  readonly page: number = 0;
}

/** The client to try. */
export class FirstOfferQueryDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}
