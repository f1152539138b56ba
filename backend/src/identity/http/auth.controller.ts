import { Body, Controller, Get, Header, HttpCode, Ip, Post, UseFilters } from '@nestjs/common';

import type { PermissionView } from '@contracts/views/session.view.js';

import type { Actor } from '../../platform/actor.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { UserAccessCache } from '../sessions/user-access.cache.js';
import { UserSessionService } from '../sessions/user-session.service.js';
import { LoginDto } from '../sign-in/login.dto.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { CurrentActor, Public, SignedIn } from './access.guard.js';
import { PlainTextErrorFilter } from './plain-text-error.filter.js';

@Controller('api/v1/auth')
@IgnoresIdempotencyKey()
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly userAccess: UserAccessCache,
    private readonly sessions: UserSessionService,
  ) {}

  /** Responds with the token as plain text. */
  @Post('login')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @UseFilters(PlainTextErrorFilter)
  @Public()
  login(@Body() { email, password }: LoginDto, @Ip() address: string): Promise<string> {
    return this.signIn.signIn({ email, password, address });
  }

  /** Ends the session of this token in every tab, sockets included. */
  @Post('logout')
  @HttpCode(204)
  @SignedIn()
  logout(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.logOut(actor);
  }

  @Get('permission')
  @SignedIn()
  async permissions(@CurrentActor() { identity }: Actor): Promise<readonly PermissionView[]> {
    const access = await this.userAccess.find(identity.id);
    return access?.views ?? [];
  }
}
