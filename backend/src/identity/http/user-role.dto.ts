import { ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';

import { roleId, roleNames } from '@contracts/permissions/roles.js';
import type { UserRoleRequest } from '@contracts/requests/users.request.js';
import { userRefusals as texts } from '@contracts/texts/users.js';

import { IsRecordId } from '../../platform/http/record-id.js';
import { CommaSeparatedIds } from '../../platform/paging/comma-list.js';
import type { PlacedRole } from '../users/role-rules.js';

/** Whether a role stands at super admin level has to be said by leaving out both places. */
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
  @IsRecordId({ each: true })
  readonly userRoleIds: number[];
}

export const toPlacedRole = (dto: UserRoleDto): PlacedRole & { readonly id: number } => ({
  id: dto.id ?? 0,
  role: roleNames[dto.roleId - 1] ?? 'CLIENT_USER',
  clientId: dto.clientId ?? null,
  customerId: dto.customerId ?? null,
});
