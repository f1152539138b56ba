import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

import { liveRateModes, type LiveRateMode } from '@contracts/rules/live-rates.js';

/** More carriers than a client can have. */
const MAX_RESPONSES = 10_000;

/** Query of POST /consignment/offers and /explained. */
export class LiveRatesDto {
  /**
   * WAIT waits for carriers' own prices. LATER responds at once without them; /explained then returns an id in `live`
   * to fetch them by.
   */
  @IsOptional()
  @IsIn(liveRateModes)
  readonly liveRates?: LiveRateMode;
}

/** Query of GET /consignment/offers/live/{askId}. */
export class CollectLiveOffersDto {
  /** `after` of the last response. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_RESPONSES)
  readonly after?: number;
}
