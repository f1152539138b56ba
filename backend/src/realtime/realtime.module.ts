import { Module } from '@nestjs/common';

import { RecordOwnerQueries } from './queries/record-owner.queries.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RecordChangeRelay } from './record-change-relay.js';
import { RowChangeRelay } from './row-change-relay.js';
import { SocketAuthenticator } from './socket-authenticator.js';
import { SocketsAdapter } from './sockets-adapter.js';
import { PresenceService } from './presence.service.js';

/** Sockets: changes of rows and records within a user's scope, and presence. */
@Module({
  providers: [
    RealtimeGateway,
    RecordOwnerQueries,
    RecordChangeRelay,
    RowChangeRelay,
    SocketAuthenticator,
    SocketsAdapter,
    PresenceService,
  ],
})
export class RealtimeModule {}
