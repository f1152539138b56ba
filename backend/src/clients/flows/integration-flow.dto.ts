import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

import type {
  FlowOptionsRequest,
  FlowRequest,
  NewFlowRequest,
  ResendRequest,
} from '@contracts/requests/integration-flow.request.js';
import {
  flowCommits,
  type FlowCommit,
  flowFileStates,
  type FlowFileState,
  type FlowKind,
  flowKinds,
  isFlowFolder,
  isFlowPattern,
  MAX_FLOW_FOLDER_LENGTH,
  MAX_FLOW_MINUTES,
  MAX_FLOW_PATTERN_LENGTH,
} from '@contracts/rules/integration-flow.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';
import {
  type KnownReference,
  knownReferences,
  type OfferPreference,
  offerPreferences,
} from '@contracts/views/import.view.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

@ValidatorConstraint({ name: 'isFlowFolder' })
class FolderRule implements ValidatorConstraintInterface {
  validate(folder: unknown): boolean {
    return typeof folder === 'string' && isFlowFolder(folder);
  }
}

@ValidatorConstraint({ name: 'isFlowPattern' })
class PatternRule implements ValidatorConstraintInterface {
  validate(pattern: unknown): boolean {
    return typeof pattern === 'string' && isFlowPattern(pattern);
  }
}

/** Without a client, all flows in scope. */
export class ListFlowsDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;
}

export class FlowOptionsDto implements FlowOptionsRequest {
  @IsIn(flowCommits)
  readonly commit: FlowCommit = 'GOOD_ORDERS';

  @IsIn(offerPreferences)
  readonly offer: OfferPreference = 'CHEAPEST';

  @IsIn(knownReferences)
  readonly whenKnown: KnownReference = 'SKIP';

  @IsBoolean()
  readonly keepFaultyAsDrafts: boolean = false;

  @IsBoolean()
  readonly leavesFiles: boolean = false;

  @IsOptional()
  @IsBoolean()
  readonly labels: boolean | null = false;

  @IsOptional()
  @IsBoolean()
  readonly pickups: boolean | null = false;
}

/** The version that an edit is based on is read by `@EditsRecord`. */
export class FlowDto implements FlowRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(MAX_FLOW_FOLDER_LENGTH, { message: texts.folder })
  @Validate(FolderRule, { message: texts.folder })
  readonly folder: string;

  @CleanText()
  @MaxLength(MAX_FLOW_PATTERN_LENGTH, { message: texts.pattern })
  @Validate(PatternRule, { message: texts.pattern })
  readonly pattern: string = '*';

  @IsInt({ message: texts.everyMinutes })
  @Min(1, { message: texts.everyMinutes })
  @Max(MAX_FLOW_MINUTES, { message: texts.everyMinutes })
  readonly everyMinutes: number;

  @IsBoolean()
  readonly isActive: boolean;

  @Type(() => FlowOptionsDto)
  @ValidateNested()
  readonly options: FlowOptionsDto = new FlowOptionsDto();
}

export class NewFlowDto extends FlowDto implements NewFlowRequest {
  @IsRecordId({ message: 'Must select a Client Account.' })
  readonly clientId: number;

  @IsRecordId({ message: texts.connection })
  readonly clientIntegrationId: number;

  @IsIn(flowKinds, { message: texts.kind })
  readonly kind: FlowKind;
}

const MAX_INSTANT_LENGTH = 40;

export class ResendDto implements ResendRequest {
  @IsOptional()
  @IsInt({ message: texts.resendStart })
  @Min(1, { message: texts.resendStart })
  @Max(MAX_ID, { message: texts.resendStart })
  readonly fromNumber?: number;

  @IsOptional()
  @IsString({ message: texts.fromInstant })
  @MaxLength(MAX_INSTANT_LENGTH, { message: texts.fromInstant })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: texts.fromInstant })
  readonly from?: string;
}

export class ListFilesDto extends ListFlowsDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly flowId?: number;

  @IsOptional()
  @IsIn(flowFileStates)
  readonly state?: FlowFileState;

  /** Part of a file's name, or an order reference. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly search?: string;

  /** `nextCursor` of the previous page. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  readonly cursor?: number;
}
