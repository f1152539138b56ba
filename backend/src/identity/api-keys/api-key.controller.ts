import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Length,
  Max,
  Min,
} from 'class-validator';

import {
  DEFAULT_KEY_DAYS,
  DEFAULT_KEY_OVERLAP_HOURS,
  MAX_KEY_DAYS,
  MAX_KEY_OVERLAP_HOURS,
} from '@contracts/rules/api-key-expiry.js';
import {
  type ApiKeyMode,
  apiKeyModes,
  type ApiKeyScope,
  apiKeyScopes,
} from '@contracts/rules/api-key-scopes.js';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys.js';
import { apiKeyTexts } from '@contracts/texts/spec/api-keys.js';
import type { ApiKeyUsageView, ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CleanText } from '../../platform/http/form-text.js';
import { NumberOrText } from '../../platform/http/number-or-text.js';
import { IsRecordId, RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CurrentActor, RequireEveryPermission, RequirePermission } from '../http/access.guard.js';
import { QueryOrBody } from '../http/query-or-body.js';
import { AddressRanges } from '../http/address-ranges.js';
import { ApiKeyService } from './api-key.service.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

class ListApiKeysDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

class KeyExpiryDto {
  @IsOptional()
  @NumberOrText()
  @IsInt()
  @Min(1)
  @Max(MAX_KEY_DAYS)
  readonly expiresInDays: number = DEFAULT_KEY_DAYS;
}

class RotateApiKeyDto extends KeyExpiryDto {
  /** Hours that the old key keeps working; 0 ends it at once. */
  @NumberOrText()
  @IsInt()
  @Min(0)
  @Max(MAX_KEY_OVERLAP_HOURS)
  readonly overlapHours: number = DEFAULT_KEY_OVERLAP_HOURS;

  /** Absent for the ranges of the key it replaces; null for any address. */
  @AddressRanges()
  readonly allowedRanges?: string[] | null;
}

class NewApiKeyDto extends KeyExpiryDto {
  @NumberOrText()
  @IsRecordId()
  readonly clientId: number;

  @CleanText()
  @Length(3, 255, { message: apiKeyTexts.reference })
  readonly reference: string;

  @IsOptional()
  @IsIn(apiKeyModes)
  readonly mode: ApiKeyMode = 'live';

  /** Absent or null for everything except webhooks and reports. */
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty({ message: texts.noScope })
  @ArrayMaxSize(apiKeyScopes.length)
  @ArrayUnique()
  @IsIn(apiKeyScopes, { each: true })
  readonly scopes: ApiKeyScope[] | null = null;

  /** IP addresses or CIDR ranges it can be used from; absent or null for any address. */
  @AddressRanges()
  readonly allowedRanges: string[] | null = null;
}

/** API keys of a client (docs/api.md, A10). */
@Controller('api/v1/user/b2b-key')
export class ApiKeyController {
  constructor(private readonly keys: ApiKeyService) {}

  @Get()
  @RequirePermission('READ_USER')
  list(@Query() { clientId }: ListApiKeysDto, @CurrentActor() actor: Actor): Promise<ApiKeyView[]> {
    return this.keys.list(clientId, actor);
  }

  /** Calls of the last 90 days. */
  @Get(':id/usage')
  @RequirePermission('READ_USER')
  listUsage(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeyUsageView[]> {
    return this.keys.listUsage(id, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_USER')
  add(@QueryOrBody() key: NewApiKeyDto, @CurrentActor() actor: Actor): Promise<NewApiKeyView> {
    return this.keys.add(key, actor);
  }

  /** Creates a key that replaces this one, which keeps working during the overlap. */
  @Post(':id/rotate')
  @HttpCode(200)
  @RequireEveryPermission('CREATE_USER', 'DELETE_USER')
  rotate(
    @Param('id', RecordIdPipe) id: number,
    @QueryOrBody() rotation: RotateApiKeyDto,
    @CurrentActor() actor: Actor,
  ): Promise<NewApiKeyView> {
    return this.keys.rotate(id, rotation, actor);
  }

  @Delete(':id')
  @EditsNoVersion('an API key changes only when it is rotated, once')
  @HttpCode(204)
  @RequirePermission('DELETE_USER')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.keys.remove(id, actor);
  }
}
