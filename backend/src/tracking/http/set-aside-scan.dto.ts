import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, MinLength } from 'class-validator';

import { RequiredText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_IDS = 500;
const MAX_REASON_LENGTH = 255;

export class ListSetAsideDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

export class SetAsideIdsDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IDS)
  @IsRecordId({ each: true })
  readonly ids: number[];
}

export class DiscardScansDto extends SetAsideIdsDto {
  /** Reason, recorded in the history of the record. */
  @RequiredText(MAX_REASON_LENGTH)
  @MinLength(1)
  readonly words: string;
}
