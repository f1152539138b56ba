/** Maximum id of a record: the largest `integer` of Postgres. */
export const MAX_ID = 2_147_483_647;

/** Maximum number of records named in one request. */
export const MAX_IDS_PER_REQUEST = 500;

/** Splits ids into lists that one request accepts, in their order. */
export function splitIds(ids: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / MAX_IDS_PER_REQUEST);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * MAX_IDS_PER_REQUEST, (part + 1) * MAX_IDS_PER_REQUEST),
  );
}
