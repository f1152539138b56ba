import { UseFilters, UsePipes } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';

import { requestValidation } from '../platform/http/validation.pipe.js';
import { DeliveryChangeRelay } from './delivery-change-relay.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RecordChangeRelay } from './record-change-relay.js';
import { RowChangeRelay } from './row-change-relay.js';
import { isRejection, SocketAuthenticator } from './socket-authenticator.js';
import { limitMessages, MAX_MESSAGE_BYTES, MAX_TOKEN_WAIT_MS } from './socket-limits.js';
import { measureSockets } from './socket-metrics.js';
import { SocketErrorFilter } from './socket-error.filter.js';
import { SocketsAdapter } from './sockets-adapter.js';
import { WatchedRecordDto } from './watched-record.dto.js';
import { PresenceService } from './presence.service.js';

/** Browser socket: changes to rows and records, and presence (api.md A14, Sockets). */
@WebSocketGateway({
  path: '/socket.io',
  transports: ['websocket'],
  serveClient: false,
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
  connectTimeout: MAX_TOKEN_WAIT_MS,
})
@UseFilters(SocketErrorFilter)
@UsePipes(requestValidation())
export class RealtimeGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket> {
  constructor(
    private readonly authenticator: SocketAuthenticator,
    private readonly presence: PresenceService,
    private readonly rows: RowChangeRelay,
    private readonly records: RecordChangeRelay,
    private readonly deliveries: DeliveryChangeRelay,
    private readonly adapter: SocketsAdapter,
  ) {}

  afterInit(server: LiveServer): void {
    server.adapter(this.adapter.create());
    server.engine.on('connection', limitMessages);
    measureSockets(server);
    server.use((socket, next) => {
      this.authenticator.authenticate(socket).then(
        () => {
          next();
        },
        (error: unknown) => {
          if (!isRejection(error)) socket.conn.close();
          next(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
    this.authenticator.attach(server);
    this.presence.serve(server);
    this.rows.serve(server);
    this.records.serve(server);
    this.deliveries.serve(server);
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    socket.on('disconnecting', (reason) => {
      if (reason !== 'server shutting down') void this.presence.disconnect(socket);
    });
    await this.authenticator.joinRooms(socket);
  }

  @SubscribeMessage('watch')
  async watch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() record: WatchedRecordDto,
  ): Promise<void> {
    await this.presence.watch(socket, record, () => this.authenticator.actorOf(socket));
    // what it has read before may lack changes
    if (record.type === 'webhook') socket.emit('deliveries-changed', { id: record.id });
  }

  @SubscribeMessage('unwatch')
  async unwatch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() record: WatchedRecordDto,
  ): Promise<void> {
    await this.presence.unwatch(socket, record);
  }
}
