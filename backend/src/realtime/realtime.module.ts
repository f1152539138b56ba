import { Module } from '@nestjs/common';

import { RecordOwner } from './queries/record-owner.query.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RowChangeRelay } from './row-change-relay.js';
import { SocketAccess } from './socket-access.js';
import { SocketsAdapter } from './sockets-adapter.js';
import { WatchedRecords } from './watched-records.js';

/** Sockets: browsers hear of changes within their scope, and of each other. */
@Module({
  providers: [
    RealtimeGateway,
    RecordOwner,
    RowChangeRelay,
    SocketAccess,
    SocketsAdapter,
    WatchedRecords,
  ],
})
export class RealtimeModule {}
