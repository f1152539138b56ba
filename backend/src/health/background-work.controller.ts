import { Controller, Get } from '@nestjs/common';

import type { BackgroundWorkView } from '@contracts/views/background-work.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../identity/index.js';
import { BackgroundWorkService } from './background-work.service.js';

/** Job queue and projections, for the operator of the installation (docs/api.md, A5). */
@Controller('api/v1/background-work')
export class BackgroundWorkController {
  constructor(private readonly work: BackgroundWorkService) {}

  @Get()
  @RequirePermission('SUPER_ADMIN_CONTENT')
  read(@CurrentActor() actor: Actor): Promise<BackgroundWorkView> {
    return this.work.read(actor);
  }
}
