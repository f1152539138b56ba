import { Controller, HttpCode, Post } from '@nestjs/common';

import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { PasswordResetService } from '../links/password-reset.service.js';
import { EmailDto, LinkTokenDto, NewPasswordDto } from './password-reset.dto.js';
import { QueryOrBody } from './query-or-body.js';
import { Public } from './access.guard.js';

/** GAP-07: fields are in the query, as in the contract, or in the body; queries of /auth are never logged. */
@Controller('api/v1/auth/reset-password')
@Public()
@IgnoresIdempotencyKey()
export class PasswordResetController {
  constructor(private readonly passwords: PasswordResetService) {}

  @Post('email')
  @HttpCode(204)
  sendLink(@QueryOrBody() { email }: EmailDto): Promise<void> {
    return this.passwords.sendLink(email);
  }

  @Post('confirm')
  @HttpCode(204)
  confirm(@QueryOrBody() { token }: LinkTokenDto): Promise<void> {
    return this.passwords.confirm(token);
  }

  @Post()
  @HttpCode(204)
  reset(@QueryOrBody() request: NewPasswordDto): Promise<void> {
    return this.passwords.reset(request);
  }
}
