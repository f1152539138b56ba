import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import {
  UserAccessCache,
  TokenService,
  UserSessionRepository,
  type SignedClaims,
} from '../identity/index.js';
import { DomainError } from '../platform/domain-error.js';
import { TooManyRequests } from '../platform/limits/limit.errors.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { ChangeTimes, RoomPositions } from './room-sender.js';
import { isScopeRoom, socketRoomsOf } from './socket-rooms.policy.js';
import { MAX_SOCKETS_PER_USER } from './socket-limits.js';
import { PresenceService } from './presence.service.js';

/** Maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const RETRY_AFTER_SECONDS = 60;

/** Interval of checks in case a notification was missed: an ended session still loses its sockets within a second. */
const SWEEP_MS = 500;

/** Maximum time between the timestamp of a session's end, set by its statement, and its commit. */
const SWEEP_WINDOW_SECONDS = 20;

interface Admission {
  readonly claims: SignedClaims;
  /** Permissions the rooms were joined for; null before the first time. */
  permissions: string | null;
  /** End of its last refresh; they run one after another, so that an older result never replaces a newer one. */
  refreshed: Promise<void>;
  /** The refresh that has not started yet, if any: it also serves later changes. */
  pendingRefresh: { isOwnChange: boolean } | null;
}

/**
 * Whether the user is not admitted, rather than that the check failed. A browser whose socket is rejected does not
 * connect again; if only its connection is closed, it does.
 */
export const isRejection = (error: unknown): boolean =>
  error instanceof DomainError && error.kind !== 'unavailable';

/** Authenticates sockets and updates their rooms: on connect, on changes to permissions or clients, and at expiry. */
@Injectable()
export class SocketAuthenticator implements OnApplicationShutdown {
  private readonly log = new Logger(SocketAuthenticator.name);
  private readonly admitted = new WeakMap<LiveSocket, Admission>();
  private readonly socketsOf = new Map<number, number>();
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly tokens: TokenService,
    private readonly userAccess: UserAccessCache,
    private readonly records: UserSessionRepository,
    private readonly presence: PresenceService,
    private readonly positions: RoomPositions,
    private readonly times: ChangeTimes,
  ) {}

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
  }

  /** Call before a socket is admitted. @throws NotSignedIn, TooManyRequests */
  async authenticate(socket: LiveSocket): Promise<void> {
    const token: unknown = socket.handshake.auth['token'];
    const claims = await this.tokens.verify(typeof token === 'string' ? token : '');
    // The address of a socket is that of the nearest proxy.
    const origin = { address: null, agent: socket.handshake.headers['user-agent'] ?? null };
    const { identity } = await this.tokens.session(claims, origin);
    if ((this.socketsOf.get(identity.id) ?? 0) >= MAX_SOCKETS_PER_USER)
      throw new TooManyRequests(RETRY_AFTER_SECONDS);
    // The handshake is visible to other servers, so the token is removed.
    socket.handshake.auth = {};
    socket.handshake.headers = {};
    socket.data = { id: identity.id, name: identity.name };
    this.admitted.set(socket, {
      claims,
      permissions: null,
      refreshed: Promise.resolve(),
      pendingRefresh: null,
    });
  }

  /** Joins the rooms of the token's scopes, until the token expires. */
  async joinRooms(socket: LiveSocket): Promise<void> {
    const expiresAt = (this.admitted.get(socket)?.claims.exp ?? 0) * 1_000;
    const expiry = setTimeout(
      () => socket.disconnect(true),
      Math.min(expiresAt - Date.now(), MAX_TIMER_MS),
    );
    this.count(socket, 1);
    socket.once('disconnect', () => {
      this.count(socket, -1);
      clearTimeout(expiry);
    });
    await this.refresh(socket);
  }

  private count({ data: { id } }: LiveSocket, change: number): void {
    const count = (this.socketsOf.get(id) ?? 0) + change;
    if (count > 0) this.socketsOf.set(id, count);
    else this.socketsOf.delete(id);
  }

  /** Returns the socket's current actor. @throws NotSignedIn */
  async actorOf(socket: LiveSocket) {
    const admission = this.admitted.get(socket);
    if (!admission) throw new Error('a rejected socket');
    return this.tokens.actor(admission.claims);
  }

  /** Refreshes the sockets of this server whenever a user, a role or a client changes. */
  attach(server: LiveServer): void {
    this.userAccess.onChange(({ affects, isOfUser }) => {
      for (const socket of server.sockets.sockets.values())
        if (affects(socket.data.id)) void this.refresh(socket, isOfUser);
    });
    this.sweeping = setInterval(() => void this.sweep(server), SWEEP_MS);
  }

  /** Closes the sockets of sessions that ended recently, on every backend, notified or not. */
  private async sweep(server: LiveServer): Promise<void> {
    const sockets = [...server.sockets.sockets.values()];
    if (sockets.length === 0) return;
    try {
      const ended = new Set(await this.records.listEnded(SWEEP_WINDOW_SECONDS));
      if (ended.size === 0) return;
      for (const socket of sockets)
        if (ended.has(this.admitted.get(socket)?.claims.jti ?? '')) socket.disconnect(true);
    } catch (error) {
      this.log.warn(`Ended sessions could not be checked, will retry: ${String(error)}`);
    }
  }

  /**
   * Disconnects a socket whose session has ended; one whose session cannot be verified now has to connect again.
   * `isOwnChange`: its user or their roles changed, perhaps while it was joining; the browser's data may be older.
   */
  private async refresh(socket: LiveSocket, isOwnChange = false): Promise<void> {
    const admission = this.admitted.get(socket);
    if (!admission) return;
    if (admission.pendingRefresh) admission.pendingRefresh.isOwnChange ||= isOwnChange;
    else {
      const refresh = { isOwnChange };
      admission.pendingRefresh = refresh;
      admission.refreshed = admission.refreshed.then(() => {
        admission.pendingRefresh = null;
        return this.moveOrClose(socket, admission, refresh.isOwnChange);
      });
    }
    await admission.refreshed;
  }

  private async moveOrClose(
    socket: LiveSocket,
    admission: Admission,
    isOwnChange: boolean,
  ): Promise<void> {
    try {
      await this.moveToRooms(socket, admission, isOwnChange);
    } catch (error) {
      this.log.log(`Closing a socket of user ${socket.data.id}: ${String(error)}`);
      if (isRejection(error)) socket.disconnect(true);
      else socket.conn.close();
    }
  }

  private async moveToRooms(
    socket: LiveSocket,
    admission: Admission,
    isOwnChange: boolean,
  ): Promise<void> {
    const { views } = await this.tokens.session(admission.claims);
    const permissions = JSON.stringify(views);
    if (admission.permissions === permissions && !isOwnChange) return;

    admission.permissions = permissions;
    const nextRooms = socketRoomsOf(views);
    for (const room of socket.rooms)
      if (isScopeRoom(room) && !nextRooms.has(room)) await socket.leave(room);
    await socket.join([...nextRooms]);
    const recent = this.times.recentIn(nextRooms);
    socket.emit('joined', { ...this.positions.latestOf(nextRooms), recent });
    await this.presence.leaveOutOfScope(socket, () => this.actorOf(socket));
    // Even the first time: the browser's data, possibly stored across a reload, may be older than these rooms.
    socket.emit('session-changed');
  }
}
