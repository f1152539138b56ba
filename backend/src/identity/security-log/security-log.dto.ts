import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, Matches, Min } from 'class-validator';

import { addressStartPattern } from '@contracts/rules/address-start.js';
import {
  securityEventKinds,
  type SecurityEventKind,
  type SecurityOutcome,
} from '@contracts/views/security-log.view.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const Day = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  Matches(/^\d{4}-\d{2}-\d{2}$/)(target, property);
  IsISO8601({ strict: true })(target, property);
};

/** Filters and page of the security log. */
export class SecurityLogFilterDto {
  /** Part of the actor's name, or of the name or email of the user it is about. */
  @IsOptional()
  @Matches(/^\P{Cc}{1,100}$/u)
  readonly who?: string;

  /** First and last calendar day, in the reader's time zone. */
  @Day()
  readonly fromDay?: string;

  @Day()
  readonly toDay?: string;

  /** Beginning of an IP address. */
  @IsOptional()
  @Matches(addressStartPattern)
  readonly address?: string;

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

export class ListSecurityLogDto extends SecurityLogFilterDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly before?: number;
}
