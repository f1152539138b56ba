import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { type ColumnUnit, columnUnits } from '@contracts/views/import-columns.view.js';
import { rateCardTexts } from '@contracts/texts/spec/rate-cards.js';
import { shellTexts } from '@contracts/texts/spec/shell.js';
import { zoneTexts } from '@contracts/texts/spec/zones.js';
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
import { type ImportKind, importKinds, isClientKind } from '@contracts/rules/import-kinds.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';
import { MAX_HEADING_CHARACTERS } from '../../platform/uploads/reading/file-budget.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import { consignmentColumns } from '../consignments/consignment-template.js';
import { type CommitCondition, commitConditions } from '../records/import.entity.js';

/** A repeated heading has its count added. */
const MAX_HEADING_LENGTH = MAX_HEADING_CHARACTERS + 10;
const MAX_COLUMN_LENGTH = 100;
const MAX_CONSTANT_LENGTH = 500;

/** Options for the rows of a file. */
export class ImportOptionsDto {
  @IsIn(offerPreferences)
  readonly offer: OfferPreference = 'CHEAPEST';

  @IsIn(knownReferences)
  readonly whenKnown: KnownReference = 'SKIP';

  @IsBoolean()
  readonly keepFaultyAsDrafts: boolean = false;
}

export class MappedColumnDto {
  @IsString()
  @MaxLength(MAX_HEADING_LENGTH)
  readonly source: string;

  @IsString()
  @MaxLength(MAX_COLUMN_LENGTH)
  readonly target: string;

  @IsOptional()
  @IsIn(columnUnits)
  readonly unit: ColumnUnit | null = null;
}

export class ConstantColumnDto {
  @IsString()
  @MaxLength(MAX_COLUMN_LENGTH)
  readonly target: string;

  @IsString()
  @MaxLength(MAX_CONSTANT_LENGTH)
  readonly value: string;
}

/** Mapping of a file's columns. */
export class ColumnMappingDto {
  @IsArray()
  @ArrayMaxSize(consignmentColumns.length)
  @ValidateNested({ each: true })
  @Type(() => MappedColumnDto)
  readonly columns: MappedColumnDto[];

  @IsArray()
  @ArrayMaxSize(consignmentColumns.length)
  @ValidateNested({ each: true })
  @Type(() => ConstantColumnDto)
  readonly constants: ConstantColumnDto[] = [];
}

/** Client whose sample file is requested. */
export class SampleImportDto {
  @Type(() => Number)
  @IsRecordId({ message: shellTexts.selectClient })
  @Min(1, { message: shellTexts.selectClient })
  readonly clientId: number;
}

/** Form fields sent with a file whose columns are inspected. */
export class InspectColumnsDto {
  /** Client of consignments or addresses. */
  @ValidateIf(({ kind }: InspectColumnsDto) => isClientKind(kind ?? 'CONSIGNMENT'))
  @Type(() => Number)
  @IsRecordId({ message: shellTexts.selectClient })
  @Min(1, { message: shellTexts.selectClient })
  readonly clientId?: number | null;

  /** Kind of records that the rows become. */
  @IsOptional()
  @IsIn(importKinds)
  readonly kind: ImportKind | null = 'CONSIGNMENT';

  /** Carrier of zones. */
  @ValidateIf(({ kind }: InspectColumnsDto) => kind === 'CARRIER_ZONE')
  @Type(() => Number)
  @IsRecordId({ message: zoneTexts.noCarrierForFile })
  @Min(1, { message: zoneTexts.noCarrierForFile })
  readonly carrierId?: number | null;

  /** Carrier account of rate cards. */
  @ValidateIf(({ kind }: InspectColumnsDto) => kind === 'RATE_CARD')
  @Type(() => Number)
  @IsRecordId({ message: rateCardTexts.noAccount })
  @Min(1, { message: rateCardTexts.noAccount })
  readonly clientCarrierAccountId?: number | null;
}

/** Form fields sent with the file. */
export class ReceiveImportDto extends InspectColumnsDto {
  /** JSON; empty for the defaults. */
  @Transform(
    ({ value }: { value: unknown }) => parseJson(value, ImportOptionsDto) ?? new ImportOptionsDto(),
  )
  @ValidateNested()
  readonly options: ImportOptionsDto = new ImportOptionsDto();

  /** JSON; empty to use the headings. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => parseJson(value, ColumnMappingDto))
  @ValidateNested()
  readonly mapping?: ColumnMappingDto;

  /** Saves the mapping for files with the same headings, under this name. */
  @IsString()
  @MaxLength(80)
  readonly rememberAs: string = '';

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

  /** Kind of records that the rows become; absent for all. */
  @IsOptional()
  @IsIn(importKinds)
  readonly kind?: ImportKind;
}

export class ListImportGroupsDto {
  @IsOptional()
  @IsIn([...importActions, 'FAILED'])
  readonly action?: ImportAction | 'FAILED';

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly search?: string;

  /** `nextCursor` of the previous page. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  readonly cursor: number = 0;
}

export class CommitImportDto {
  /** Hash of the plan to commit. */
  @IsString()
  @Matches(/^[0-9a-f]{64}$/, { message: 'planHash must be the hash of a plan' })
  readonly planHash: string;
}

/** Leaves a value that is not JSON unchanged, so that validation rejects it; undefined for an empty one. */
function parseJson(value: unknown, type: new () => object): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  try {
    return plainToInstance(type, JSON.parse(value) as unknown);
  } catch {
    return value;
  }
}
