import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';

import { roleId, roleNames } from '@contracts/permissions/roles.js';
import type { UserRoleRequest } from '@contracts/requests/users.request.js';
import { userRejections as texts } from '@contracts/texts/spec/users.js';

import { CommaSeparatedIds, IsRecordId } from '../../platform/http/record-id.pipe.js';
import type { ScopedRole } from '../users/role-rules.js';

/** Roles in one request. */
export const MAX_ROLES = 200;

/** A role without a client or customer is at super admin level. */
export class UserRoleDto implements UserRoleRequest {
  /** PUT only. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsIn(roleNames.map(roleId), { message: texts.unknownRole })
  readonly roleId: number;

  @IsOptional()
  @IsRecordId()
  readonly clientId?: number | null;

  @IsOptional()
  @IsRecordId()
  readonly customerId?: number | null;
}

export class UserRoleIdsDto {
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ROLES)
  @IsRecordId({ each: true })
  readonly userRoleIds: number[];
}

export const toNewRole = (dto: UserRoleDto): ScopedRole => ({
  role: roleNames[dto.roleId - 1] ?? 'CLIENT_USER',
  clientId: dto.clientId ?? null,
  customerId: dto.customerId ?? null,
});

export const toRoleChange = (dto: UserRoleDto): ScopedRole & { readonly id: number } => ({
  id: dto.id ?? 0,
  ...toNewRole(dto),
});
