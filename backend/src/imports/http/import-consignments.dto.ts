import { plainToInstance, Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, Min, ValidateNested } from 'class-validator';

import { shellTexts } from '@contracts/texts/spec/shell.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';

export class CarrierServiceOptionDto {
  @IsRecordId()
  readonly selectedCarrier: number;

  @IsRecordId()
  readonly selectedCarrierServiceType: number;
}

/** Form fields sent with the file (BULK-12). */
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

  /** Accepts a file that was imported before. */
  @TrueOrFalse()
  readonly importAgain: boolean = false;

  /** Previews the import without writing anything. */
  @TrueOrFalse()
  readonly validateOnly: boolean = false;

  /** JSON; empty to choose the cheapest of all services. */
  @Transform(({ value }: { value: unknown }) => parseOptions(value))
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  readonly multiCarrierServiceTypeOptions: CarrierServiceOptionDto[] = [];
}

/** Leaves a value that is not JSON unchanged, so that validation rejects it. */
function parseOptions(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    return plainToInstance(CarrierServiceOptionDto, JSON.parse(value) as unknown);
  } catch {
    return value;
  }
}
