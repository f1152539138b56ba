import {
  VERSION_CONFLICT_CODE,
  type FieldChangeView,
  type VersionConflictView,
} from '@contracts/views/version-conflict.view';

import type { ApiError } from '../api/api-error';
import type { SaveBody } from '../api/conflict-resolver';

/** A field changed differently by both users: as opened, as saved by the other, as entered here. */
export interface FieldConflict {
  readonly field: string;
  readonly was: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** A rejected save, merged with the version saved in the meantime. */
export interface VersionConflict {
  readonly details: VersionConflictView;
  readonly conflicts: readonly FieldConflict[];
  /** Fields changed only by the other user, whose values are kept. */
  readonly mergedChanges: readonly FieldChangeView[];
  /** Fields that both users changed to the same value. */
  readonly agreedChanges: readonly FieldChangeView[];
  /** The body to send with the current version; `theirs` are the conflicts in which the other user's value is used. */
  readonly resolve: (theirs: ReadonlySet<string>) => SaveBody;
}

const isObject = (value: unknown): value is SaveBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null for any other error, or a body without a version. */
export function findVersionConflict(error: ApiError, body: unknown): VersionConflict | null {
  if (error.code !== VERSION_CONFLICT_CODE || !isObject(body) || !isObject(error.details))
    return null;
  const details = error.details as unknown as VersionConflictView;
  const part = partOf(body, details.record);
  const record = part === null ? body : (body[part] as SaveBody);
  if (typeof record['version'] !== 'number') return null;
  const changes = details.changes.flatMap((change) => {
    const path = pathOf(record, change.field);
    return path ? [{ ...change, path, mine: readAt(record, path) }] : [];
  });
  const changedByOthers = changes.filter(({ mine, from }) => isSame(mine, from));
  const conflicting = changes.filter(
    ({ mine, from, to }) => !isSame(mine, from) && !isSame(mine, to),
  );
  return {
    details,
    mergedChanges: changedByOthers,
    agreedChanges: changes.filter(({ mine, from, to }) => !isSame(mine, from) && isSame(mine, to)),
    conflicts: conflicting.map(({ field, from, to, mine }) => ({
      field,
      was: from,
      theirs: to,
      mine,
    })),
    resolve: (theirs) => {
      const applied = [...changedByOthers, ...conflicting.filter(({ field }) => theirs.has(field))];
      const merged = applied.reduce<SaveBody>(
        (merging, { path, to }) => writeAt(merging, path, to),
        {
          ...record,
          version: details.version,
        },
      );
      return part === null ? merged : { ...body, [part]: merged };
    },
  };
}

/** Field of the body that is the changed record: a client's form contains its default address, with its own version. */
const partOf = (body: SaveBody, record: string): string | null =>
  record === 'address' && isObject(body['defaultSenderAddress']) ? 'defaultSenderAddress' : null;

type FieldPath = readonly [string] | readonly [string, string];

/** Path of a column in the body: by its name, within a group of fields, or as the record that an id refers to. */
function pathOf(body: SaveBody, field: string): FieldPath | null {
  if (field in body) return [field];
  const owner = field === 'localityId' ? 'suburb' : field.replace(/Id$/, '');
  if (isObject(body[owner]) || body[owner] === null) return [owner, 'id'];
  const group = Object.entries(body).find(([, value]) => isObject(value) && field in value);
  return group ? [group[0], field] : null;
}

function readAt(body: SaveBody, [name, inner]: FieldPath): unknown {
  const value = body[name];
  if (inner === undefined) return value;
  return isObject(value) ? value[inner] : null;
}

function writeAt(body: SaveBody, [name, inner]: FieldPath, value: unknown): SaveBody {
  if (inner === undefined) return { ...body, [name]: value };
  // a record referenced by its id: null if there is none
  if (inner === 'id') return { ...body, [name]: value === null ? null : { id: value } };
  return { ...body, [name]: { ...(body[name] as SaveBody), [inner]: value } };
}

/** A form does not distinguish an empty string from a missing one. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(orNull(a)) === JSON.stringify(orNull(b));

const orNull = (value: unknown) => (value === '' ? null : (value ?? null));
