import type { Pool } from 'pg';

/** An event of the demo, to be copied. */
export interface TemplateEvent {
  readonly stream: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Consignments and manifests of the demo, in the order in which their events were stored. */
export interface Templates {
  /** Events of consignments that were manifested or deleted, and of their manifests. */
  readonly finished: readonly TemplateEvent[];
  /** The same, including consignments that are still open. */
  readonly all: readonly TemplateEvent[];
}

/** A prefix range, and the account whose numbers the copies use. */
export interface NumberSource {
  readonly prefixRangeId: number;
  readonly clientCarrierAccountId: number;
  readonly clientId: number;
}

const FINISHING: ReadonlySet<string> = new Set(['ConsignmentManifested', 'ConsignmentDeleted']);

/** Reads the events that the demo has written. */
export async function readTemplates(pool: Pool): Promise<Templates> {
  const { rows: all } = await pool.query<TemplateEvent>(
    `select stream, type, data, metadata - 'hash' - 'prevHash' as metadata from event_store.events
     where (stream like 'consignment-%' and type <> 'ItemsNumbered') or stream like 'manifest-%'
     order by position`,
  );
  const finished = new Set(
    all.filter(({ type }) => FINISHING.has(type)).map(({ stream }) => stream),
  );
  return {
    all,
    finished: all.filter(({ stream }) => stream.startsWith('manifest-') || finished.has(stream)),
  };
}

/** Finds the range and account of the newest connote number. @throws Error if none has been assigned yet */
export async function findNumberSource(pool: Pool): Promise<NumberSource> {
  const { rows } = await pool.query<NumberSource>(
    `with newest as (
       select stream, data -> 'clientCarrierAccountId' as account from event_store.events
       where type = 'NumbersAssigned' order by position desc limit 1)
     select split_part(stream, '-', 2)::integer as "prefixRangeId",
            account::integer as "clientCarrierAccountId",
            (data -> 'clientId')::integer as "clientId"
     from newest join event_store.events using (stream)
     where type = 'RangeAllotted' and data -> 'clientCarrierAccountId' = account limit 1`,
  );
  if (!rows[0]) throw new Error('no connote number was assigned yet');
  return rows[0];
}
