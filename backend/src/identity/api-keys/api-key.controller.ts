import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { Length } from 'class-validator';

import { apiKeyTexts } from '@contracts/texts/spec/api-keys.js';
import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CleanText } from '../../platform/http/form-text.js';
import { NumberOrText } from '../../platform/http/number-or-text.js';
import { IsRecordId, RecordIdPipe } from '../../platform/http/record-id.js';
import { CurrentActor, RequirePermission } from '../http/access.guard.js';
import { QueryOrBody } from '../http/query-or-body.js';
import { ApiKeyService } from './api-key.service.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

class ListApiKeysDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

class NewApiKeyDto {
  @NumberOrText()
  @IsRecordId()
  readonly clientId: number;

  @CleanText()
  @Length(3, 255, { message: apiKeyTexts.reference })
  readonly reference: string;
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

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_USER')
  add(
    @QueryOrBody() { clientId, reference }: NewApiKeyDto,
    @CurrentActor() actor: Actor,
  ): Promise<NewApiKeyView> {
    return this.keys.add(clientId, reference, actor);
  }

  @Delete(':id')
  @EditsNoVersion('an API key never changes')
  @HttpCode(204)
  @RequirePermission('DELETE_USER')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.keys.remove(id, actor);
  }
}
