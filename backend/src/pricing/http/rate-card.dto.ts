import { Type } from 'class-transformer';
import { Min } from 'class-validator';

import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';

import { IsDayOrInstant } from '../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';

/** Form fields next to the file. */
export class ImportRateCardDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noAccount })
  @Min(1, { message: texts.noAccount })
  readonly clientCarrierAccountId: number;

  /** Validates the file without importing it: the first of the two steps. */
  @TrueOrFalse()
  readonly validateOnly: boolean = false;

  @TrueOrFalse()
  readonly skipBadRows: boolean = false;
}

/** Identifies one version of a rate card. */
export class RateCardVersionDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noAccount })
  readonly clientCarrierAccountId: number;

  @Type(() => Number)
  @IsRecordId()
  readonly serviceTypeId: number;

  /** As in `rateCardDetails`, in UTC. */
  @IsDayOrInstant()
  readonly createdAt: string;
}
