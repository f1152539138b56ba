import { Injectable, Logger } from '@nestjs/common';

import { SessionCache, TokenService, type SignedClaims } from '../identity/index.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { roomsOf } from './row-change-relay.js';
import { PresenceService } from './presence.service.js';

/** Maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Admission {
  readonly claims: SignedClaims;
  /** Permissions the rooms were joined for; null before the first time. */
  permissions: string | null;
}

/**
 * Authenticates sockets and keeps their rooms up to date: on connect, on changes of permissions or clients, at
 * expiry.
 */
@Injectable()
export class SocketAuthenticator {
  private readonly log = new Logger(SocketAuthenticator.name);
  private readonly admitted = new WeakMap<LiveSocket, Admission>();

  constructor(
    private readonly tokens: TokenService,
    private readonly sessions: SessionCache,
    private readonly presence: PresenceService,
  ) {}

  /** Call before a socket is admitted. @throws NotSignedIn */
  async authenticate(socket: LiveSocket): Promise<void> {
    const token: unknown = socket.handshake.auth['token'];
    const claims = await this.tokens.verify(typeof token === 'string' ? token : '');
    const { identity } = await this.tokens.session(claims);
    // The handshake is visible to other servers, so the token is removed.
    socket.handshake.auth = {};
    socket.handshake.headers = {};
    socket.data = { id: identity.id, name: identity.name };
    this.admitted.set(socket, { claims, permissions: null });
  }

  /** Joins the rooms of the token's scopes, until the token expires. */
  async joinRooms(socket: LiveSocket): Promise<void> {
    const expiresAt = (this.admitted.get(socket)?.claims.exp ?? 0) * 1_000;
    const expiry = setTimeout(
      () => socket.disconnect(true),
      Math.min(expiresAt - Date.now(), MAX_TIMER_MS),
    );
    socket.once('disconnect', () => {
      clearTimeout(expiry);
    });
    await this.refresh(socket);
  }

  /** Returns the socket's current actor. @throws NotSignedIn */
  async actorOf(socket: LiveSocket) {
    const admission = this.admitted.get(socket);
    if (!admission) throw new Error('a socket that was not let in');
    return this.tokens.actor(admission.claims);
  }

  /** Refreshes the sockets of this server whenever a user, a role or a client changes. */
  follow(server: LiveServer): void {
    this.sessions.onChange((userId) => {
      for (const socket of server.sockets.sockets.values())
        if (userId === null || socket.data.id === userId) void this.refresh(socket);
    });
  }

  /** Disconnects a socket whose session has ended or cannot be verified. */
  private async refresh(socket: LiveSocket): Promise<void> {
    try {
      await this.moveToRooms(socket);
    } catch (error) {
      this.log.log(`A socket of user ${socket.data.id} is closed: ${String(error)}`);
      socket.disconnect(true);
    }
  }

  private async moveToRooms(socket: LiveSocket): Promise<void> {
    const admission = this.admitted.get(socket);
    if (!admission) return;
    const { views } = await this.tokens.session(admission.claims);
    const permissions = JSON.stringify(views);
    if (admission.permissions === permissions) return;

    const isFirst = admission.permissions === null;
    admission.permissions = permissions;
    const nextRooms = roomsOf(views);
    for (const room of socket.rooms)
      if (room.startsWith('READ_') && !nextRooms.has(room)) await socket.leave(room);
    await socket.join([...nextRooms]);
    if (isFirst) return;
    await this.presence.leaveOutOfScope(socket, await this.actorOf(socket));
    socket.emit('session-changed');
  }
}
