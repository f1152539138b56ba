import { Controller, Get, Header, Query } from '@nestjs/common';

import { RegistrationService } from '../links/registration.service.js';
import { LinkTokenDto } from './password-reset.dto.js';
import { Public } from './access.guard.js';

@Controller('api/v1/user')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  /** Responds with the message for the login screen. */
  @Get('registrationConfirm')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Public()
  async confirm(@Query() { token }: LinkTokenDto): Promise<string> {
    await this.registration.confirm(token);
    return 'Your account is verified. Please sign in.';
  }
}
