import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import type { EntityTarget, ObjectLiteral } from 'typeorm';

import { type FieldError, InvalidRequest } from '../invalid-request.js';
import { currentRequest, type ExpectedVersions } from '../request-context.js';

const EDIT = 'edit-of-records';
const MAX_VERSION = 2_147_483_647;

type RequestParts = Pick<Request, 'body' | 'params' | 'query' | 'get'>;
type Fields = Partial<Record<string, unknown>>;

/** Reference to a record in a request: its key, and the version that the caller read. */
interface RecordReference {
  readonly key: readonly unknown[];
  readonly version: unknown;
}

/** Declaration of the records that a route edits. */
interface EditedRecords {
  /** Name of its entity: controllers do not know entities. */
  readonly type: string;
  readonly keyedBy: readonly string[];
  /** Query parameter with the versions, as named in the API's description. */
  readonly parameter?: 'version' | 'versions';
  readonly read: (request: RequestParts) => readonly RecordReference[];
}

interface Edit {
  readonly records: readonly EditedRecords[];
  /** Reason the route's records have no version. */
  readonly reason?: string;
}

/** Part of a method's descriptor that holds the declaration. */
interface Handler {
  readonly value?: unknown;
}

/**
 * The route edits one record of this entity, identified by `property`, named `field` in path, query or body. Its
 * version is sent as `If-Match`, or as `version` in query or body; without one the save is accepted (ADR 30).
 */
export const EditsRecord = (
  type: string,
  property: string,
  field: string = property,
): MethodDecorator =>
  declare({
    type,
    keyedBy: [property],
    parameter: 'version',
    read: (request) => [
      {
        key: [valueOf(request, field)],
        version: request.get('If-Match') ?? valueOf(request, 'version'),
      },
    ],
  });

/** The route edits a record nested in its body, which has its own version. */
export const EditsPart = (type: string, field: string): MethodDecorator =>
  declare({
    type,
    keyedBy: ['id'],
    read: ({ body }) => {
      const part = isFields(body) ? body[field] : undefined;
      return isFields(part) ? [{ key: [part['id']], version: part['version'] }] : [];
    },
  });

/** The route edits the records listed in a query parameter; `versions` lists theirs in the same order. */
export const EditsListedRecords = (type: string, field: string): MethodDecorator =>
  declare({
    type,
    keyedBy: ['id'],
    parameter: 'versions',
    read: ({ query }) => {
      const ids = toList(query[field]);
      const versions = toList(query['versions']);
      if (versions.length > 0 && versions.length !== ids.length) throw invalidVersion('versions');
      return ids.map((id, index) => ({ key: [id], version: versions[index] }));
    },
  });

/** The route edits the records of the list in its body; each has its `version` with the other fields. */
export const EditsEachRecord = (
  type: string,
  keyedBy: readonly string[],
  toKey: (element: Fields, request: RequestParts) => readonly unknown[],
): MethodDecorator =>
  declare({
    type,
    keyedBy,
    read: (request) =>
      listOf(request.body).map((element) => ({
        key: toKey(element, request),
        version: element['version'],
      })),
  });

/** The route has no version check; `reason` says why no two users can edit from different versions. */
export const EditsNoVersion =
  (reason: string): MethodDecorator =>
  (_target, _name, { value: handler }: Handler) => {
    Reflect.defineMetadata(EDIT, { records: [], reason }, handler as object);
  };

/** Declaration of the records that a handler edits. */
export const editOf = (handler: object): Edit | undefined =>
  Reflect.getMetadata(EDIT, handler) as Edit | undefined;

const declare =
  (records: EditedRecords): MethodDecorator =>
  (target, name, descriptor) => {
    const handler = (descriptor as Handler).value as object;
    const others = editOf(handler)?.records;
    const edit: Edit = { records: [...(others ?? []), records] };
    Reflect.defineMetadata(EDIT, edit, handler);
    if (!others) UseInterceptors(new ExpectedVersionsInterceptor())(target, name, descriptor);
  };

/** Passes the versions the caller read to the transaction that changes the records. */
class ExpectedVersionsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const edit = editOf(context.getHandler());
    const scope = currentRequest();
    if (scope && edit) {
      const request = context.switchToHttp().getRequest<Request>();
      scope.expected = edit.records.map((records) => toExpected(records, request));
      if (scope.isFromProgram) scope.editErrors = missingVersions(edit, request);
    }
    return next.handle();
  }
}

/** A program that replaces a record says which version it has read, or it would overwrite the changes of others. */
function missingVersions({ records }: Edit, request: Request): FieldError[] {
  if (request.method !== 'PUT' && request.method !== 'PATCH') return [];
  const versions = records.flatMap(({ read }) => read(request)).map(({ version }) => version);
  return versions.some((version) => version === undefined || version === null)
    ? [{ path: 'version', message: `version is required: ${VERSION_HINT}` }]
    : [];
}

const VERSION_HINT = 'the number returned when the record was read';

const toExpected = (
  { type, keyedBy, read }: EditedRecords,
  request: RequestParts,
): ExpectedVersions => ({
  type,
  keyedBy,
  versions: new Map(
    read(request).flatMap(({ key, version }) => {
      const parsed = parseVersion(version);
      return parsed === null ? [] : [[key.map(String).join(), parsed] as const];
    }),
  ),
});

/** The version that the caller of the request read of this row; null if none was sent. */
export function expectedVersionOf(
  expected: readonly ExpectedVersions[],
  type: EntityTarget<ObjectLiteral>,
  row: ObjectLiteral,
): number | null {
  const name = typeof type === 'function' ? type.name : type;
  const known = expected.find((one) => one.type === name);
  if (!known) return null;
  const key = known.keyedBy.map((property) => String(row[property])).join();
  return known.versions.get(key) ?? null;
}

const valueOf = ({ body, params, query }: RequestParts, field: string): unknown =>
  params[field] ?? query[field] ?? (isFields(body) ? body[field] : undefined);

/** A list, or the first one that an object holds. */
function listOf(body: unknown): Fields[] {
  if (Array.isArray(body)) return body.filter(isFields);
  return isFields(body) ? listOf(Object.values(body).find(Array.isArray) ?? []) : [];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const toList = (value: unknown): string[] =>
  [value].flat().flatMap((text) => (typeof text === 'string' ? text.split(',') : []));

/** Null without a version; `If-Match` quotes it. @throws InvalidRequest */
function parseVersion(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const digits = /^(?:"(\d{1,10})"|(\d{1,10}))$/.exec(text.trim());
  const version = Number(digits?.[1] ?? digits?.[2] ?? NaN);
  if (!(version <= MAX_VERSION)) throw invalidVersion('version');
  return version;
}

const invalidVersion = (path: string): InvalidRequest =>
  new InvalidRequest([{ path, message: `version must be ${VERSION_HINT}` }]);
