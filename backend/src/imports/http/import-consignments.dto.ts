import { plainToInstance, Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, Min, ValidateNested } from 'class-validator';

import { shellTexts } from '@contracts/texts/shell.js';

import { IsRecordId } from '../../platform/http/record-id.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';

export class CarrierServiceOptionDto {
  @IsRecordId()
  readonly selectedCarrier: number;

  @IsRecordId()
  readonly selectedCarrierServiceType: number;
}

/** The fields beside the file (BULK-12). */
export class ImportConsignmentsDto {
  @Type(() => Number)
  @IsRecordId({ message: shellTexts.selectClient })
  @Min(1, { message: shellTexts.selectClient })
  readonly clientId: number;

  /** BULK-11. */
  @TrueOrFalse()
  readonly isSendEmail: boolean = false;

  /** BULK-10. */
  @TrueOrFalse()
  readonly saveFailedAsDraft: boolean = true;

  /** Takes a file that was imported before a second time. */
  @TrueOrFalse()
  readonly importAgain: boolean = false;

  /** JSON; left out for the cheapest of all services. */
  @Transform(({ value }: { value: unknown }) => parsed(value))
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  readonly multiCarrierServiceTypeOptions: CarrierServiceOptionDto[] = [];
}

/** What is no JSON stays as it is, for the validation to refuse. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    return plainToInstance(CarrierServiceOptionDto, JSON.parse(value) as unknown);
  } catch {
    return value;
  }
}
