import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsTimeZone,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import { passwordPattern, passwordRuleText } from '@contracts/rules/password.js';
import {
  recordsPerPage,
  type SaveColumnsRequest,
  type SaveUserSettingsRequest,
  type UpdatePasswordRequest,
} from '@contracts/requests/user-settings.request.js';
import type { ColumnChoice } from '@contracts/views/session.view.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const PAGE_SIZES = `must be one of ${recordsPerPage.join(', ')}`;

export class UserIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly userId: number;
}

export class SaveUserSettingsDto implements SaveUserSettingsRequest {
  @IsOptional()
  @IsIn(['M', 'CM', 'MM'], { message: 'The preferred unit must be M, CM or MM' })
  readonly preferredUnit?: 'M' | 'CM' | 'MM' | null;

  @IsOptional()
  @IsIn(recordsPerPage, { message: `Consignment records per page ${PAGE_SIZES}` })
  readonly consignmentRecordsPerPage?: number | null;

  @IsOptional()
  @IsIn(recordsPerPage, { message: `Manifest records per page ${PAGE_SIZES}` })
  readonly manifestRecordsPerPage?: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly countryName?: string | null;

  @IsOptional()
  @IsTimeZone({ message: 'The time zone is not valid' })
  readonly timeZone?: string | null;

  @IsOptional()
  @IsRecordId()
  readonly labelPrinterId?: number | null;

  @IsOptional()
  @IsRecordId()
  readonly otherPrinterId?: number | null;
}

class ColumnChoiceDto implements ColumnChoice {
  @IsString()
  @MaxLength(100)
  readonly key: string;

  @IsString()
  @MaxLength(100)
  readonly label: string;
}

export class SaveColumnsDto implements SaveColumnsRequest {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ColumnChoiceDto)
  readonly openConsignmentFields?: ColumnChoiceDto[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ColumnChoiceDto)
  readonly allConsignmentFields?: ColumnChoiceDto[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ColumnChoiceDto)
  readonly manifestedConsignmentFields?: ColumnChoiceDto[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ColumnChoiceDto)
  readonly deletedConsignmentFields?: ColumnChoiceDto[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ColumnChoiceDto)
  readonly manifestFields?: ColumnChoiceDto[] | null;
}

export class UpdatePasswordDto implements UpdatePasswordRequest {
  @IsRecordId()
  readonly userId: number;

  @Matches(passwordPattern, { message: passwordRuleText })
  readonly newPassword: string;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly currentPassword?: string;
}
