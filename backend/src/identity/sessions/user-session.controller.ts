import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';

import type { EndedSessionsView, UserSessionView } from '@contracts/views/user-session.view.js';

import type { Actor } from '../../platform/actor.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { CurrentActor, RequirePermission, SignedIn } from '../http/access.guard.js';
import { UserSessionService } from './user-session.service.js';

const sessionIdPipe = new ParseUUIDPipe({
  exceptionFactory: () => new InvalidRequest([{ path: 'id', message: 'id must be a session id' }]),
});

/** Sessions of users (docs/api.md, A10). */
@Controller('api/v1')
export class UserSessionController {
  constructor(private readonly sessions: UserSessionService) {}

  @Get('session')
  @SignedIn()
  listOwn(@CurrentActor() actor: Actor): Promise<UserSessionView[]> {
    return this.sessions.list(actor.identity.id, actor);
  }

  /** Ends the caller's other sessions. */
  @Delete('session')
  @EditsNoVersion('an ended session stays ended')
  @SignedIn()
  endOthers(@CurrentActor() actor: Actor): Promise<EndedSessionsView> {
    return this.sessions.endAll(actor.identity.id, actor);
  }

  @Delete('session/:id')
  @EditsNoVersion('an ended session stays ended')
  @HttpCode(204)
  @SignedIn()
  endOne(@Param('id', sessionIdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.endOne(id, actor);
  }

  @Get('user/:id/session')
  @RequirePermission('READ_USER')
  list(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<UserSessionView[]> {
    return this.sessions.list(id, actor);
  }

  @Delete('user/:id/session')
  @EditsNoVersion('an ended session stays ended')
  @RequirePermission('UPDATE_USER')
  endAll(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<EndedSessionsView> {
    return this.sessions.endAll(id, actor);
  }
}
