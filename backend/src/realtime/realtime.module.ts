import { Module } from '@nestjs/common';

import { RecordOwnerQueries } from './queries/record-owner.queries.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RowChangeRelay } from './row-change-relay.js';
import { SocketAuthenticator } from './socket-authenticator.js';
import { SocketsAdapter } from './sockets-adapter.js';
import { PresenceService } from './presence.service.js';

/** Sockets: row changes within a user's scope, and presence. */
@Module({
  providers: [
    RealtimeGateway,
    RecordOwnerQueries,
    RowChangeRelay,
    SocketAuthenticator,
    SocketsAdapter,
    PresenceService,
  ],
})
export class RealtimeModule {}
