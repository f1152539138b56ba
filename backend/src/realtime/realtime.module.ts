import { Module } from '@nestjs/common';

import { CheckpointQueries } from './queries/checkpoint.queries.js';
import { RecordOwnerQueries } from './queries/record-owner.queries.js';
import { DeliveryChangeRelay } from './delivery-change-relay.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RecordChangeRelay } from './record-change-relay.js';
import { ChangeTimes, RoomPositions } from './room-sender.js';
import { RowChangeRelay } from './row-change-relay.js';
import { SocketAuthenticator } from './socket-authenticator.js';
import { SocketsAdapter } from './sockets-adapter.js';
import { PresenceService } from './presence.service.js';

/** Sockets: changes to rows and records within a user's scope, and presence. */
@Module({
  providers: [
    ChangeTimes,
    CheckpointQueries,
    DeliveryChangeRelay,
    RealtimeGateway,
    RecordOwnerQueries,
    RecordChangeRelay,
    RoomPositions,
    RowChangeRelay,
    SocketAuthenticator,
    SocketsAdapter,
    PresenceService,
  ],
})
export class RealtimeModule {}
