import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { CustomEmailView } from '@contracts/views/settings.view.js';

import { TakesBody } from '../../platform/http/request.interceptor.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ClientIdDto } from '../http/client-id.dto.js';
import { CustomEmailDto } from './custom-email.dto.js';
import { CustomEmailService } from './custom-email.service.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** Style of a client's emails to receivers (docs/api.md, A8). */
@Controller('api/v1/custom-email')
export class CustomEmailController {
  constructor(private readonly emails: CustomEmailService) {}

  /** Responds with 204 if the client has the setting turned off. */
  @Get()
  @RequirePermission('READ_EMAIL_TEMPLATE')
  async find(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CustomEmailView | undefined> {
    const email = await this.emails.find(clientId, actor);
    if (email) return email;
    response.status(204);
    return undefined;
  }

  @Put()
  @TakesBody({ kilobytes: 3_200 })
  @EditsRecord('CustomEmail', 'clientId')
  @RequirePermission('CREATE_EMAIL_TEMPLATE')
  save(@Body() email: CustomEmailDto, @CurrentActor() actor: Actor): Promise<CustomEmailView> {
    return this.emails.save(email, actor);
  }
}
