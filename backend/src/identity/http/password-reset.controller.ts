import { Controller, HttpCode, Post } from '@nestjs/common';

import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.decorators.js';
import { PasswordReset } from '../links/password-reset.js';
import { EmailDto, LinkTokenDto, NewPasswordDto } from './password-reset.dto.js';
import { QueryOrBody } from './query-or-body.js';
import { Open } from './require-permission.js';

/** GAP-07: the query of the contract, or the same fields in the body; no query of /auth is ever logged. */
@Controller('api/v1/auth/reset-password')
@Open()
@IgnoresIdempotencyKey()
export class PasswordResetController {
  constructor(private readonly passwords: PasswordReset) {}

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
