import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';

import {
  securityEventKinds,
  type SecurityEventKind,
  type SecurityOutcome,
} from '@contracts/views/security-log.view.js';

import { IsRecordId } from '../../platform/http/record-id.js';

export class ListSecurityLogDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly userId?: number;

  @IsOptional()
  @IsIn(securityEventKinds)
  readonly kind?: SecurityEventKind;

  @IsOptional()
  @IsIn(['DONE', 'REFUSED'])
  readonly outcome?: SecurityOutcome;
}
