import { Controller, Get, Query, StreamableFile } from '@nestjs/common';

import { appUsersSecurityLogTexts as texts } from '@contracts/texts/app/security-log.js';
import type { SecurityLogView } from '@contracts/views/security-log.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor, RequirePermission, SignedIn } from '../http/access.guard.js';
import { ListSecurityLogDto, SecurityLogFilterDto } from './security-log.dto.js';
import { SecurityLogService } from './security-log.service.js';

/** Security log (docs/api.md, A10). */
@Controller('api/v1/security-log')
export class SecurityLogController {
  constructor(private readonly entries: SecurityLogService) {}

  @Get()
  @SignedIn()
  list(@Query() query: ListSecurityLogDto, @CurrentActor() actor: Actor): Promise<SecurityLogView> {
    return this.entries.list(query, actor);
  }

  @Get('export')
  @RequirePermission('READ_SECURITY_LOG')
  async export(
    @Query() query: SecurityLogFilterDto,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.entries.export(query, actor), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${texts.file}"`,
    });
  }
}
