import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';

import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  StreamNotFoundError,
  type Credentials,
} from '@eventstore/db-client';

import { retryTransient } from '../retry.js';
import { parseConnectionString, type ServerConnection } from './connection-string.js';
import { isTransient, RequestTimeout } from './transient-error.js';

const CALL_MS = 5_000;
/** The server creates its administrator a few seconds after it first starts listening. */
const FIRST_START_MS = 30_000;
const SETTINGS = '$settings';
const ADMINS = '$admins';

/**
 * Creates the application user that signs in to EventStoreDB, or revokes its excess rights: it may read all streams and
 * append to its own, but not delete or truncate any, nor change access. Idempotent.
 * @param adminUrl signs in as a member of the server's `$admins`
 * @param applicationUrl names the user and its password
 * @param timeoutMs how long to wait for a server that is unreachable or has no administrator yet
 * @throws an error with the reason the server was unreachable, or the request it rejected
 */
export async function grantToUser(
  adminUrl: string,
  applicationUrl: string,
  timeoutMs = FIRST_START_MS,
): Promise<void> {
  const server = parseConnectionString(adminUrl);
  const { credentials: user } = parseConnectionString(applicationUrl);
  const { credentials: admin } = server;
  if (!admin || !user) throw new Error('both event store URLs must contain a user');
  if (admin.username === user.username) return;

  const retryUntilReady = <T>(work: () => Promise<T>): Promise<T> =>
    retryTransient(work, {
      isTransient,
      timeoutMs,
      signal: new AbortController().signal,
      failure: (cause) => cause,
    });

  await retryUntilReady(() => ensureUser(server, admin, user));
  const client = EventStoreDBClient.connectionString(adminUrl);
  try {
    await retryUntilReady(() => grantReadAll(client, admin, user.username));
    await retryUntilReady(() => grantAppend(client, admin, user.username));
  } finally {
    await client.dispose();
  }
}

/** No groups, whose rights it would inherit; the password is that of its URL, which may have changed. */
async function ensureUser(
  server: ServerConnection,
  admin: Credentials,
  { username, password }: Credentials,
): Promise<void> {
  const profile = { fullName: 'Linehaul', groups: [] };
  const call = (method: string, path: string, body: object) =>
    callServer(server, admin, { method, path, body });
  const created = await call('POST', '/users', { loginName: username, password, ...profile });
  if (created === 201) return;
  if (created !== 409) throw rejected(created);

  const path = `/users/${encodeURIComponent(username)}`;
  const statuses = [
    await call('PUT', path, profile),
    await call('POST', `${path}/command/reset-password`, { newPassword: password }),
  ];
  const failed = statuses.find((status) => status !== 200);
  if (failed !== undefined) throw rejected(failed);
}

const rejected = (status: number): Error =>
  status === 401 || status >= 500 || status === 408
    ? new RequestTimeout(`the server responded with ${status}: is the user an administrator?`)
    : new Error(`the server responded with ${status}`);

/** Only administrators may read `$all` until its metadata names others. */
async function grantReadAll(client: EventStoreDBClient, credentials: Credentials, user: string) {
  const { metadata } = await client.getStreamMetadata('$all', { credentials });
  const readRoles = [user];
  if (JSON.stringify(metadata?.acl?.readRoles) === JSON.stringify(readRoles)) return;
  await client.setStreamMetadata(
    '$all',
    { ...metadata, acl: { ...metadata?.acl, readRoles } },
    { credentials },
  );
}

/** Sets the default access to streams; without it every signed-in user may delete. */
async function grantAppend(client: EventStoreDBClient, credentials: Credentials, user: string) {
  const access = {
    $userStreamAcl: { $r: [user], $w: [user], $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
    $systemStreamAcl: { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
  };
  const current = await lastOf(client, credentials);
  if (JSON.stringify(current) === JSON.stringify(access)) return;
  const event = jsonEvent({ type: 'update-default-acl', data: access });
  await client.appendToStream(SETTINGS, event, { credentials });
}

async function lastOf(client: EventStoreDBClient, credentials: Credentials): Promise<unknown> {
  const last = { credentials, direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  try {
    for await (const { event } of client.readStream(SETTINGS, last)) return event?.data ?? null;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return null;
}

interface ServerCall {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

/** Users are managed through the server's HTTP interface, on any node. @returns the status */
async function callServer(
  { nodes, ...server }: ServerConnection,
  admin: Credentials,
  call: ServerCall,
): Promise<number> {
  const failures: unknown[] = [];
  for (const node of nodes)
    try {
      return await callNode(node, { ...server, admin }, call);
    } catch (error) {
      failures.push(error);
    }
  throw new RequestTimeout('no node is responding', { cause: failures[0] });
}

function callNode(
  node: string,
  { isSecure, caFile, admin }: Omit<ServerConnection, 'nodes'> & { readonly admin: Credentials },
  { method, path, body }: ServerCall,
): Promise<number> {
  const { request } = isSecure ? https : http;
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(`${isSecure ? 'https' : 'http'}://${node}${path}`, {
      method,
      auth: `${admin.username}:${admin.password}`,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      signal: AbortSignal.timeout(CALL_MS),
      agent: false,
      ...(caFile !== null && { ca: readFileSync(caFile) }),
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
