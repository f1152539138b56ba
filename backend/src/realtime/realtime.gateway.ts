import { UseFilters, UsePipes } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';

import { requestValidation } from '../platform/http/validation/request-validation.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RowChangeRelay } from './row-change-relay.js';
import { SocketAccess } from './socket-access.js';
import { SocketErrorFilter } from './socket-error.filter.js';
import { SocketsAdapter } from './sockets-adapter.js';
import { WatchedRecordDto } from './watched-record.dto.js';
import { WatchedRecords } from './watched-records.js';

/** The socket of the browsers: what changed, and who else has a record open (api.md A14, Sockets). */
@WebSocketGateway({ path: '/socket.io', transports: ['websocket'], serveClient: false })
@UseFilters(SocketErrorFilter)
@UsePipes(requestValidation())
export class RealtimeGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket> {
  constructor(
    private readonly access: SocketAccess,
    private readonly watched: WatchedRecords,
    private readonly relay: RowChangeRelay,
    private readonly adapter: SocketsAdapter,
  ) {}

  afterInit(server: LiveServer): void {
    server.adapter(this.adapter.create());
    server.use((socket, next) => {
      this.access.admit(socket).then(() => {
        next();
      }, next);
    });
    this.access.follow(server);
    this.watched.serve(server);
    this.relay.serve(server);
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    socket.on('disconnecting', (reason) => {
      if (reason !== 'server shutting down') void this.watched.farewell(socket);
    });
    await this.access.welcome(socket);
  }

  @SubscribeMessage('watch')
  async watch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() record: WatchedRecordDto,
  ): Promise<void> {
    await this.watched.watch(socket, record, await this.access.actorOf(socket));
  }

  @SubscribeMessage('unwatch')
  async unwatch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() record: WatchedRecordDto,
  ): Promise<void> {
    await this.watched.unwatch(socket, record);
  }
}
