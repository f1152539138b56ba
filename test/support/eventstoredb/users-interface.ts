import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';

import type { Access } from './access.js';

interface Profile {
  readonly loginName?: string;
  readonly password?: string;
  readonly newPassword?: string;
  readonly groups?: readonly string[];
}

/** The part of the server's HTTP interface for users that the migration calls: create, change and reset a password. */
export async function startUsersInterface(access: Access): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    void respond(request, access).then((code) => {
      response.writeHead(code).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function respond(request: http.IncomingMessage, access: Access): Promise<number> {
  const profile = (await json(request)) as Profile;
  if (!access.rolesOf(request.headers.authorization)?.includes('$admins')) return 401;
  const [, , login = '', command] = (request.url ?? '').split('/');
  return login === '' ? create(access, profile) : change(access, { login, command, profile });
}

function create({ users }: Access, profile: Profile): number {
  const { loginName = '', password = '', groups = [] } = profile;
  if (users.has(loginName)) return 409;
  users.set(loginName, { password, groups });
  return 201;
}

interface Change {
  readonly login: string;
  readonly command: string | undefined;
  readonly profile: Profile;
}

function change({ users }: Access, { login, command, profile }: Change): number {
  const user = users.get(login);
  if (!user) return 404;
  const { newPassword = user.password, groups = user.groups } = profile;
  users.set(
    login,
    command === undefined ? { ...user, groups } : { ...user, password: newPassword },
  );
  return 200;
}
