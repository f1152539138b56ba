/** Position of a cursor, `position/ordinal`: a position may contain a slash. Of the table or alias `row`. */
export const positionIn = (row: string): string => `substring(${row}.cursor from '^(.*)/')`;

/** Ordinal of the cursor of `row`. */
export const ordinalIn = (row: string): string =>
  `substring(${row}.cursor from '/(-?[0-9]+)$')::integer`;

/** Query of the ids of clients whose events the subscription `s` of a client receives: it and its descendants. */
export const clientsOfSubscription = `
  with recursive below as (
    select s.client_id as id where s.client_id is not null
    union
    select c.id from client c join below b on c.parent_id = b.id
  ) select id from below`;

/** Whether the subscription `row` receives events of the type of `e`. */
export const receivesType = (row: string): string =>
  `${row}.types && array['*', e.type, split_part(e.type, '.', 1) || '.*']`;
