import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { CustomEmailView } from '@contracts/views/settings.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { OfClientDto } from '../http/of-client.dto.js';
import { CustomEmailDto } from './custom-email.dto.js';
import { CustomEmails } from './custom-emails.js';

/** The look of a client's mails to its receivers (docs/api.md, A8). */
@Controller('api/v1/custom-email')
export class CustomEmailController {
  constructor(private readonly emails: CustomEmails) {}

  /** 204 while the client has the setting turned off. */
  @Get()
  @RequirePermission('READ_EMAIL_TEMPLATE')
  async find(
    @Query() { clientId }: OfClientDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CustomEmailView | undefined> {
    assertInScope(actor, 'READ_EMAIL_TEMPLATE', { clientId, customerId: null });
    const email = await this.emails.find(clientId);
    if (email) return email;
    response.status(204);
    return undefined;
  }

  @Put()
  @RequirePermission('CREATE_EMAIL_TEMPLATE')
  save(@Body() email: CustomEmailDto, @CurrentActor() actor: Actor): Promise<CustomEmailView> {
    const { clientId } = email;
    assertInScope(actor, 'CREATE_EMAIL_TEMPLATE', { clientId, customerId: null });
    return this.emails.save(email, actor);
  }
}
