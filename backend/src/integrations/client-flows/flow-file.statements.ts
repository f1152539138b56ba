/** Columns of a `FlowFile`. */
export const columns = `
  id, name, version, digest, number, state, import_id as "importId", attempts, found_at as "foundAt"`;

/** A step, to append to `steps`. */
export const stepOf = (step: string, at: string, details: string) =>
  `jsonb_build_array(jsonb_build_object('step', ${step}, 'at', ${at}, 'details', ${details}))`;

/** Applies a `FileChange`. */
export const updateFile = `
  update integration_file
     set state = $2, steps = steps || ${stepOf('$3::text', '$4::text', '$5::text')}, updated_at = $4::timestamptz,
         digest = coalesce($6, digest), import_id = coalesce($7, import_id), orders = coalesce($8, orders),
         taken = coalesce($9, taken), refused = coalesce($10, refused), failure = $11, stuck_in = $12,
         attempts = case when state = $2 then attempts else 0 end, next_attempt_at = null
   where id = $1`;

/** Closes processed files; `stuck_in` marks one whose content had been seen before (`FileChange.failedStep`). */
export const closeFiles = `
  update integration_file
     set state = next.state, stuck_in = null, updated_at = $2, next_attempt_at = null,
         failure = case when next.state = 'FAILED' then $4::text end,
         steps = steps || ${stepOf('next.state', '$3::text', "case when next.state = 'FAILED' then $4::text else '' end")}
    from (
      select f.id, case when f.stuck_in = 'SEEN_BEFORE' then f.stuck_in else 'FAILED' end as state
        from integration_file f join integration_content k on k.file_id = f.id and k.part = 0
       where f.id = any($1) and f.state = 'FOUND') next
   where integration_file.id = next.id`;
