import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  Max,
  Min,
  IsOptional,
  IsString,
  IsTimeZone,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { WITHOUT_ROLE } from '@contracts/permissions/roles.js';
import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import type {
  CreateUserRequest,
  UpdateUserRequest,
  UserRegionRequest,
} from '@contracts/requests/users.request.js';
import { emailPattern } from '@contracts/rules/address.js';
import { passwordPattern, passwordRuleText } from '@contracts/rules/password.js';
import { userStatuses, type UserStatus } from '@contracts/rules/user-status.js';
import { userTexts as texts } from '@contracts/texts/spec/users.js';

import { MAX_ROLES, UserRoleDto } from './user-role.dto.js';
import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const MAX_ROLE_ID = 2_147_483_647;

/** Ignores `isSuperAdmin`, which browsers send (AUTH-56). */
export class ListUsersDto extends PageQueryDto {
  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(WITHOUT_ROLE)
  @Max(MAX_ROLE_ID)
  readonly roleId?: number;
}

class UserPlaceDto implements UserRegionRequest {
  @CleanText()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly countryName?: string | null;

  @IsOptional()
  @IsTimeZone({ message: 'The time zone is not valid' })
  readonly timeZone?: string | null;
}

class UserFieldsDto {
  @IsOptional()
  @IsIn(['M', 'CM', 'MM'], { message: 'The preferred unit must be M, CM or MM' })
  readonly preferredUnit?: 'M' | 'CM' | 'MM' | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => UserPlaceDto)
  readonly userPreference?: UserPlaceDto | null;
}

export class CreateUserDto extends UserFieldsDto implements CreateUserRequest {
  @CleanText()
  @MaxLength(254, { message: texts.nameTooLong })
  @MinLength(3, { message: texts.nameTooShort })
  @IsString({ message: texts.nameTooShort })
  readonly name: string;

  @CleanText()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @MaxLength(254, { message: texts.invalidEmail })
  @IsString({ message: texts.invalidEmail })
  @Matches(emailPattern, { message: texts.invalidEmail })
  readonly email: string;

  @Matches(passwordPattern, { message: passwordRuleText })
  readonly password: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_ROLES)
  @ValidateNested({ each: true })
  @Type(() => UserRoleDto)
  readonly roles?: UserRoleDto[];
}

export class UpdateUserDto extends UserFieldsDto implements UpdateUserRequest {
  @IsRecordId()
  readonly id: number;

  @ValidateIf(({ name }: UpdateUserDto) => name !== undefined)
  @CleanText()
  @MaxLength(254, { message: texts.nameTooLong })
  @MinLength(3, { message: texts.nameTooShort })
  @IsString({ message: texts.nameTooShort })
  readonly name?: string;

  @ValidateIf(({ status }: UpdateUserDto) => status !== undefined)
  @IsIn(userStatuses, { message: texts.unknownStatus })
  readonly status?: UserStatus;

  @ValidateIf(({ password }: UpdateUserDto) => password != null && password !== '')
  @Matches(passwordPattern, { message: passwordRuleText })
  readonly password?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly currentPassword?: string;
}
