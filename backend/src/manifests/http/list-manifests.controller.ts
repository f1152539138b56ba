import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import type { ManifestListPage, OpenManifestListPage } from '@contracts/views/manifest.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { ListManifests } from '../queries/list-manifests.query.js';
import { ListOpenManifests } from '../queries/list-open-manifests.query.js';
import { ListManifestsDto, ListOpenManifestsDto } from './dto/list-manifests.dto.js';

/** The two tabs of the manifests page (docs/api.md, A4). */
@Controller('api/v1/manifest')
export class ListManifestsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('open')
  @RequirePermission('READ_MANIFEST')
  @ReadsFrom('consignment-list')
  listOpen(
    @Query() query: ListOpenManifestsDto,
    @CurrentActor() actor: Actor,
  ): Promise<OpenManifestListPage> {
    return this.queries.execute(new ListOpenManifests(query, actor));
  }

  @Get()
  @RequirePermission('READ_MANIFEST')
  @ReadsFrom('manifest-list', 'consignment-list')
  list(@Query() query: ListManifestsDto, @CurrentActor() actor: Actor): Promise<ManifestListPage> {
    return this.queries.execute(new ListManifests(query, actor));
  }
}
