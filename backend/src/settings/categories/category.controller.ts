import { Body, Controller, Delete, HttpCode, Post, Query } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';

import { settingsRejections, settingsTexts as texts } from '@contracts/texts/spec/settings.js';
import type { CategoryEntryView, CategoryView } from '@contracts/views/settings.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { ClientRecordIdDto } from '../http/client-id.dto.js';
import { CategoryService } from './category.service.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

class CategoryDto {
  @IsRecordId({ message: settingsRejections.clientMissing })
  readonly clientId: number;

  @CleanText()
  @MaxLength(255, { message: settingsRejections.textTooLong })
  @IsString({ message: texts.categoryMissing })
  readonly categoryDesc: string;
}

class CategoryEntryDto {
  @IsRecordId({ message: settingsRejections.clientMissing })
  readonly clientId: number;

  @IsRecordId({ message: texts.entryCategoryMissing })
  readonly categoryId: number;

  @CleanText()
  @MaxLength(255, { message: settingsRejections.textTooLong })
  @IsString({ message: texts.entryMissing })
  readonly entryDesc: string;
}

/** Categories that clients sort consignments by (docs/api.md, A8). */
@Controller('api/v1/category')
export class CategoryController {
  constructor(private readonly categories: CategoryService) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CATEGORY')
  add(
    @Body() { clientId, categoryDesc }: CategoryDto,
    @CurrentActor() actor: Actor,
  ): Promise<CategoryView> {
    return this.categories.add({ clientId, categoryDesc }, actor);
  }

  @Post('entry')
  @HttpCode(200)
  @RequirePermission('CREATE_CATEGORY')
  addEntry(
    @Body() { clientId, categoryId, entryDesc }: CategoryEntryDto,
    @CurrentActor() actor: Actor,
  ): Promise<CategoryEntryView> {
    return this.categories.addEntry({ clientId, categoryId, entryDesc }, actor);
  }

  @Delete('entry')
  @EditsNoVersion('an entry never changes')
  @HttpCode(204)
  @RequirePermission('DELETE_CATEGORY')
  removeEntry(
    @Query() { id, clientId }: ClientRecordIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.categories.removeEntry(clientId, id, actor);
  }

  /** Removes the category with its entries. */
  @Delete()
  @EditsNoVersion('a category never changes')
  @HttpCode(204)
  @RequirePermission('DELETE_CATEGORY')
  remove(
    @Query() { id, clientId }: ClientRecordIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.categories.remove(clientId, id, actor);
  }
}
