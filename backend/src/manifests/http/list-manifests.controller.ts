import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DateTime } from 'luxon';

import type { ManifestListPage, OpenManifestListPage } from '@contracts/views/manifest.view.js';

import {
  CurrentActor,
  PermissionDenied,
  RequirePermission,
  resolveScope,
  Users,
  type Actor,
} from '../../identity/index.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { ListManifests } from '../queries/list-manifests.query.js';
import { ListOpenManifests } from '../queries/list-open-manifests.query.js';
import { ListManifestsDto } from './dto/list-manifests.dto.js';

/** The two tabs of the manifests page (docs/api.md, A4). */
@Controller('api/v1/manifest')
export class ListManifestsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly users: Users,
  ) {}

  @Get('open')
  @RequirePermission('READ_MANIFEST')
  @ReadsFrom('consignment-list')
  async listOpen(
    @Query() { from, to, ...query }: ListManifestsDto,
    @CurrentActor() actor: Actor,
  ): Promise<OpenManifestListPage> {
    const scope = resolveScope(actor, 'READ_MANIFEST', query);
    const zone = await this.users.timeZoneOf(actor.identity.id);
    return this.queries.execute(
      new ListOpenManifests(scope, {
        ...query,
        fromDay: dayIn(zone, from),
        toDay: dayIn(zone, to),
      }),
    );
  }

  /** How transfers and bookings went is for SUPER_ADMIN_CONTENT alone (MAN-42 to MAN-45). */
  @Get()
  @RequirePermission('READ_MANIFEST')
  @ReadsFrom('manifest-list', 'consignment-list')
  list(@Query() query: ListManifestsDto, @CurrentActor() actor: Actor): Promise<ManifestListPage> {
    const told = actor.reach('SUPER_ADMIN_CONTENT');
    const { clientId = null, integrationFailures, permission = null } = query;
    if (integrationFailures && !actor.holds('SUPER_ADMIN_CONTENT')) throw new PermissionDenied();
    const narrowing = integrationFailures ? 'SUPER_ADMIN_CONTENT' : permission;
    const scope = resolveScope(actor, 'READ_MANIFEST', { clientId, permission: narrowing });
    return this.queries.execute(new ListManifests(scope, query, told));
  }
}

/** The calendar day a moment falls on. */
const dayIn = (zone: string, moment: Date | undefined): string | null =>
  moment ? DateTime.fromJSDate(moment, { zone }).toISODate() : null;
