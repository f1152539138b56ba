import { Controller, Get, Query } from '@nestjs/common';

import type { SecurityLogView } from '@contracts/views/security-log.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor, SignedIn } from '../http/access.guard.js';
import { ListSecurityLogDto } from './security-log.dto.js';
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
}
