import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { shellTexts } from '@contracts/texts/spec/shell.js';
import {
  importActions,
  type ImportAction,
  type ImportState,
  importStates,
  type KnownReference,
  knownReferences,
  type OfferPreference,
  offerPreferences,
} from '@contracts/views/import.view.js';

import { IsRecordId, MAX_ID } from '../../platform/http/record-id.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import { type CommitCondition, commitConditions } from '../records/import.entity.js';

/** How the rows of a file are taken. */
export class ImportOptionsDto {
  @IsIn(offerPreferences)
  readonly offer: OfferPreference = 'CHEAPEST';

  @IsIn(knownReferences)
  readonly whenKnown: KnownReference = 'SKIP';

  @IsBoolean()
  readonly keepFaultyAsDrafts: boolean = false;
}

/** Form fields next to the file. */
export class ReceiveImportDto {
  @Type(() => Number)
  @IsRecordId({ message: shellTexts.selectClient })
  @Min(1, { message: shellTexts.selectClient })
  readonly clientId: number;

  @IsOptional()
  @IsIn(['CONSIGNMENT'])
  readonly kind: string = 'CONSIGNMENT';

  /** JSON; empty for the defaults. */
  @Transform(({ value }: { value: unknown }) => parseOptions(value))
  @ValidateNested()
  readonly options: ImportOptionsDto = new ImportOptionsDto();

  @IsIn(commitConditions)
  readonly commit: CommitCondition = 'NEVER';

  /** Accepts a file that was imported before. */
  @TrueOrFalse()
  readonly importAgain: boolean = false;
}

export class ListImportsDto extends PageQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @IsIn(importStates)
  readonly state?: ImportState;
}

export class ListImportGroupsDto {
  @IsOptional()
  @IsIn([...importActions, 'FAILED'])
  readonly action?: ImportAction | 'FAILED';

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly search?: string;

  /** `nextCursor` of the page before. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  readonly cursor: number = 0;
}

export class CommitImportDto {
  /** Of the plan that is committed. */
  @IsString()
  @Matches(/^[0-9a-f]{64}$/, { message: 'planHash must be that of a plan' })
  readonly planHash: string;
}

/** Leaves a value that is not JSON unchanged, so that validation rejects it. */
function parseOptions(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return new ImportOptionsDto();
  try {
    return plainToInstance(ImportOptionsDto, JSON.parse(value) as unknown);
  } catch {
    return value;
  }
}
