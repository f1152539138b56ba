import { Body, Controller, Get, Header, HttpCode, Ip, Post, UseFilters } from '@nestjs/common';

import type { PermissionView } from '@contracts/views/session.view.js';

import type { Actor } from '../../platform/actor.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.decorators.js';
import { Sessions } from '../sessions/sessions.js';
import { LoginDto } from '../sign-in/login.dto.js';
import { SignIn } from '../sign-in/sign-in.js';
import { CurrentActor } from './current-actor.js';
import { PlainTextErrorFilter } from './plain-text-error.filter.js';
import { Open, SignedIn } from './require-permission.js';

@Controller('api/v1/auth')
@IgnoresIdempotencyKey()
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
  ) {}

  /** Answers the token itself, as text. */
  @Post('login')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @UseFilters(PlainTextErrorFilter)
  @Open()
  login(@Body() { email, password }: LoginDto, @Ip() address: string): Promise<string> {
    return this.signIn.signIn({ email, password, address });
  }

  @Get('permission')
  @SignedIn()
  async permissions(@CurrentActor() { identity }: Actor): Promise<readonly PermissionView[]> {
    const session = await this.sessions.find(identity.id);
    return session?.views ?? [];
  }
}
