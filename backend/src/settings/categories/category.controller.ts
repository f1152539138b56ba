import { Body, Controller, Delete, HttpCode, Post, Query } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';

import { settingsRefusals, settingsTexts as texts } from '@contracts/texts/settings.js';
import type { CategoryEntryView, CategoryView } from '@contracts/views/settings.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { Cleaned } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { Goods } from '../goods.js';
import { RecordOfClientDto } from '../http/of-client.dto.js';
import { Categories } from './categories.js';

class CategoryDto {
  @IsRecordId({ message: settingsRefusals.clientMissing })
  readonly clientId: number;

  @Cleaned()
  @MaxLength(255, { message: settingsRefusals.textTooLong })
  @IsString({ message: texts.categoryMissing })
  readonly categoryDesc: string;
}

class CategoryEntryDto {
  @IsRecordId({ message: settingsRefusals.clientMissing })
  readonly clientId: number;

  @IsRecordId({ message: texts.entryCategoryMissing })
  readonly categoryId: number;

  @Cleaned()
  @MaxLength(255, { message: settingsRefusals.textTooLong })
  @IsString({ message: texts.entryMissing })
  readonly entryDesc: string;
}

/** What a client sorts its consignments by (docs/api.md, A8). */
@Controller('api/v1/category')
export class CategoryController {
  constructor(
    private readonly categories: Categories,
    private readonly goods: Goods,
  ) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CATEGORY')
  async add(@Body() category: CategoryDto, @CurrentActor() actor: Actor): Promise<CategoryView> {
    const { clientId, categoryDesc } = category;
    assertInScope(actor, 'CREATE_CATEGORY', { clientId, customerId: null });
    await this.goods.assertClient(clientId);
    return this.categories.add({ clientId, categoryDesc }, actor);
  }

  @Post('entry')
  @HttpCode(200)
  @RequirePermission('CREATE_CATEGORY')
  addEntry(
    @Body() { clientId, categoryId, entryDesc }: CategoryEntryDto,
    @CurrentActor() actor: Actor,
  ): Promise<CategoryEntryView> {
    assertInScope(actor, 'CREATE_CATEGORY', { clientId, customerId: null });
    return this.categories.addEntry({ clientId, categoryId, entryDesc }, actor);
  }

  @Delete('entry')
  @HttpCode(204)
  @RequirePermission('DELETE_CATEGORY')
  removeEntry(
    @Query() { id, clientId }: RecordOfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    assertInScope(actor, 'DELETE_CATEGORY', { clientId, customerId: null });
    return this.categories.removeEntry(clientId, id, actor);
  }

  /** Its entries go too. */
  @Delete()
  @HttpCode(204)
  @RequirePermission('DELETE_CATEGORY')
  remove(
    @Query() { id, clientId }: RecordOfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    assertInScope(actor, 'DELETE_CATEGORY', { clientId, customerId: null });
    return this.categories.remove(clientId, id, actor);
  }
}
