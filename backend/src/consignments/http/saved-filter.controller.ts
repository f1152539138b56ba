import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type { SavedFilterView } from '@contracts/views/saved-filter.view.js';

import { TakesBody } from '../../platform/http/request.interceptor.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { SavedFilterService } from '../saved-filters/saved-filter.service.js';
import { FILTER_BODY, ListConsignmentsDto } from './dto/list-consignments.dto.js';
import { ChangeFilterQueryDto, FilterIdDto, SavedFilterQueryDto } from './dto/saved-filter.dto.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** A user's own filters of the consignment list (docs/api.md, A3). */
@Controller('api/v1/consignment/filter')
export class SavedFilterController {
  constructor(private readonly filters: SavedFilterService) {}

  @Get()
  @RequirePermission('READ_CONSIGNMENT')
  list(@CurrentActor() actor: Actor): Promise<SavedFilterView[]> {
    return this.filters.list(actor);
  }

  @Post()
  @TakesBody(FILTER_BODY)
  @HttpCode(200)
  @RequirePermission('READ_CONSIGNMENT')
  async add(
    @Query() { name, isDefault, sort = null }: SavedFilterQueryDto,
    @Body() filter: ListConsignmentsDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ id: number }> {
    return { id: await this.filters.add({ name, isDefault, sort, filter }, actor) };
  }

  @Put()
  @TakesBody(FILTER_BODY)
  @EditsRecord('SavedFilter', 'id', 'filterId')
  @RequirePermission('READ_CONSIGNMENT')
  async change(
    @Query() { filterId, name, isDefault, sort = null }: ChangeFilterQueryDto,
    @Body() filter: ListConsignmentsDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ id: number }> {
    return { id: await this.filters.change(filterId, { name, isDefault, sort, filter }, actor) };
  }

  @Delete()
  @EditsRecord('SavedFilter', 'id', 'filterId')
  @HttpCode(204)
  @RequirePermission('READ_CONSIGNMENT')
  remove(@Query() { filterId }: FilterIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.filters.remove(filterId, actor);
  }
}
