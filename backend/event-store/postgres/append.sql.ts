import { APPEND_LOCK, APPENDED_CHANNEL, EXPECTED_REVISION } from './constants.js';

/**
 * `event_store.append` writes a batch of appends, at most one per stream, each completely or not at all, and returns
 * what it wrote. A conflict is data, not an exception: a losing append is missing from the result, does not affect the
 * others and uses no position.
 *
 * Each column has one element per event, in write order. `indexes` counts within an append, `firsts` is the id of the
 * append's first event. `datas` and `metadatas` are JSON, one value per line: JSON never contains a raw line break, and
 * splitting lines costs less than quoting JSON into an array.
 *
 * `event_store.append_one` does the same for a single event at a known revision, a quarter faster: it returns the
 * position or null. Its lock and its notification are expressions, which cost less than statements; the insert is a
 * statement of its own, and sees what was committed before the lock was granted.
 */
export const appendFunctions = `
drop function if exists event_store.append(text[], integer[], integer[], uuid[], uuid[], text[], text, text);
create function event_store.append(
  streams text[], expected integer[], indexes integer[], firsts uuid[],
  ids uuid[], types text[], datas text, metadatas text
) returns table (stream text, "position" bigint, revision integer)
language plpgsql as $$
#variable_conflict use_column
begin
  -- A statement of its own: the next one sees everything committed before the lock was granted.
  perform pg_advisory_xact_lock(${APPEND_LOCK});

  return query
  insert into event_store.events as written (stream, revision, id, type, data, metadata)
  select new.stream, new.head + 1 + new.index, new.id, new.type, new.data::jsonb, new.metadata::jsonb
  from (
    select new.*, coalesce((
      select e.revision from event_store.events e
      where e.stream = new.stream order by e.revision desc limit 1
    ), -1) as head
    from rows from (
      unnest(streams), unnest(expected), unnest(indexes), unnest(firsts), unnest(ids), unnest(types),
      string_to_table(datas, e'\\n'), string_to_table(metadatas, e'\\n')
    ) with ordinality as new(stream, expected, index, first, id, type, data, metadata, ordinal)
    offset 0
  ) new
  where new.expected = new.head
     -- Without a revision to go by, an append that comes again is recognised by its first id.
     or (new.expected = ${EXPECTED_REVISION.any} or new.expected = ${EXPECTED_REVISION.streamExists} and new.head >= 0)
        and not exists (
          select from event_store.events e where e.id = new.first and e.stream = new.stream
        )
  order by new.ordinal
  returning written.stream, written.position, written.revision;

  perform pg_notify('${APPENDED_CHANNEL}', '');
end $$;

drop function if exists event_store.append_one(text, integer, uuid, text, jsonb, jsonb);
create function event_store.append_one(
  stream text, expected integer, id uuid, type text, data jsonb, metadata jsonb
) returns bigint language plpgsql as $$
#variable_conflict use_column
declare
  is_locked boolean := pg_advisory_xact_lock(${APPEND_LOCK}) is not null;
  is_told boolean;
  written bigint;
begin
  insert into event_store.events as e (stream, revision, id, type, data, metadata)
  select $1, $2 + 1, $3, $4, $5, $6
  where $2 = coalesce((
    select e.revision from event_store.events e
    where e.stream = $1 order by e.revision desc limit 1
  ), -1)
  returning e.position into written;

  is_told := pg_notify('${APPENDED_CHANNEL}', '') is not null;
  return written;
end $$;
`;

export const appendBatch =
  'select stream, position, revision from event_store.append($1, $2, $3, $4, $5, $6, $7, $8)';

export const appendOne = 'select event_store.append_one($1, $2, $3, $4, $5, $6) as position';

/**
 * Reports why appends were not written, in their order: `position` is set when their events already exist at the
 * expected revision; `head` is the stream's actual revision.
 */
export const diagnoseAppends = `
select coalesce((
    select e.revision from event_store.events e
    where e.stream = a.stream order by e.revision desc limit 1
  ), -1) as head, l.position, l.revision, l.metadata ->> 'hash' as hash
from unnest($1::text[], $2::integer[], $3::integer[], $4::uuid[], $5::uuid[])
  with ordinality as a(stream, expected, size, first, last, ordinal)
left join event_store.events f on f.id = a.first and f.stream = a.stream
  and (a.expected < ${EXPECTED_REVISION.noStream} or f.revision = a.expected + 1)
left join event_store.events l on l.id = a.last and l.stream = a.stream
  and l.revision = f.revision + a.size - 1
order by a.ordinal`;
