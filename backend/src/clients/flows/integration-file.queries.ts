import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type {
  IntegrationFileDetailView,
  IntegrationFilesView,
  IntegrationFileView,
  RefusedOrderView,
} from '@contracts/views/integration-flow.view.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

import { inListScope, type ListScope } from '../../identity/index.js';
import { containing } from '../../platform/paging/page.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { ListFilesDto } from './integration-flow.dto.js';

const PAGE_SIZE = 50;
const MAX_REFUSALS = 50;
const MAX_ERRORS = 10;
const MAX_FILES_SEARCHED = 2_000;

/** Whether a file of a web service failed before its orders were read, as an expression. */
export const isUnreadPage = (file: string): string => `${file}.stuck_in = 'FOUND' and exists (
    select from integration_flow f join client_integration i on i.id = f.client_integration_id
     where f.id = ${file}.flow_id and i.transfer_type = 'API')`;

/** Whether the failed step of a file can be tried again, as an expression. */
export const isRetriable = (file: string): string => `${file}.stuck_in is not null
   and (${file}.state = 'FAILED' or ${file}.state = 'IGNORED' and not (${isUnreadPage(file)}))`;

type Row = Omit<IntegrationFileView, 'foundAt' | 'updatedAt'> & {
  readonly foundAt: Date;
  readonly updatedAt: Date;
};

type DetailRow = Row &
  Pick<
    IntegrationFileDetailView,
    | 'digest'
    | 'steps'
    | 'canRetry'
    | 'canTakeAgain'
    | 'hasContent'
    | 'attachments'
    | 'hasErrorFile'
    | 'ignoredFields'
  >;

const columns = `
  file.id, file.flow_id as "flowId", file.client_id as "clientId", c.name as "clientName", flow.kind, i.server,
  file.name, file.bytes, file.state, file.import_id as "importId", file.orders, file.taken, file.refused,
  file.is_resend as "isResend", file.failure, file.found_at as "foundAt", file.updated_at as "updatedAt"`;

const source = `
  integration_file file
  join integration_flow flow on flow.id = file.flow_id
  join client_integration i on i.id = flow.client_integration_id
  join client c on c.id = file.client_id`;

/** A search covers only the newest files, so that its work is bounded whether or not it finds anything. */
const page = `
  with newest as materialized (
    select file.id from integration_file file join client c on c.id = file.client_id
     where ${inListScope('file.client_id', 'c.customer_id')} and file.id < $4
       and ($5::integer is null or file.flow_id = $5) and ($6::text is null or file.state = $6)
     order by file.id desc
     limit case when $7::text is null then ${PAGE_SIZE + 1} else ${MAX_FILES_SEARCHED} end
  )
  select ${columns} from ${source} join newest on newest.id = file.id
   where $7::text is null or file.name ilike $7 or exists (
       select from import_group g where g.import_id = file.import_id and g.reference ilike $7)
   order by file.id desc limit ${PAGE_SIZE + 1}`;

const one = `
  select ${columns}, file.digest, file.steps, coalesce(${isRetriable('file')}, false) as "canRetry",
         file.state = 'SEEN_BEFORE' and exists (
           select from integration_file e join import_file stored on stored.import_id = e.import_id
            where e.flow_id = file.flow_id and e.digest = file.digest) as "canTakeAgain",
         exists (select from integration_content k where k.file_id = file.id and k.part = 0) as "hasContent",
         array(select jsonb_build_object('number', k.part, 'name', k.name) from integration_content k
                where k.file_id = file.id and k.part > 0 order by k.part) as attachments,
         exists (select from import_group g where g.import_id = file.import_id and g.cells is not null
                   and (g.action = 'ERROR' or g.outcome = 'FAILED')) as "hasErrorFile",
         coalesce((select m.ignored_fields from import m where m.id = file.import_id), '[]') as "ignoredFields"
    from ${source} where file.id = $1`;

const refusals = `
  select reference, coalesce(faults -> 0 ->> 'message', '') as message,
         array(select jsonb_build_object('row', e -> 'row', 'field', e -> 'column', 'message', e -> 'message')
                 from jsonb_array_elements(faults) with ordinality as fault(e, ordinal)
                order by ordinal limit ${MAX_ERRORS}) as errors
    from import_group
   where import_id = $1 and (action = 'ERROR' or outcome = 'FAILED') order by no limit ${MAX_REFUSALS}`;

/** A file as written, for download. */
export interface WrittenContent {
  readonly name: string;
  readonly content: Buffer;
}

/** Reads the files of flows. */
@Injectable()
export class IntegrationFileQueries {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /** Newest first. */
  async list(scope: ListScope, filter: ListFilesDto): Promise<IntegrationFilesView> {
    const { isUnrestricted, clientIds, customerIds } = scope;
    const search = filter.search?.trim();
    const rows = await this.database.query<Row[]>(page, [
      ...[isUnrestricted, [...clientIds], [...customerIds]],
      filter.cursor ?? MAX_ID,
      filter.flowId ?? null,
      filter.state ?? null,
      search ? containing(search) : null,
    ]);
    const files = rows.slice(0, PAGE_SIZE).map(toView);
    const hasMore = rows.length > files.length;
    return { files, nextCursor: hasMore ? (files.at(-1)?.id ?? null) : null };
  }

  async find(id: number): Promise<IntegrationFileDetailView | null> {
    const [row] = await this.database.query<DetailRow[]>(one, [id]);
    if (!row) return null;
    const { digest, steps, attachments, ignoredFields } = row;
    const { canRetry, canTakeAgain, hasContent, hasErrorFile } = row;
    const refused =
      row.importId === null
        ? []
        : await this.database.query<RefusedOrderView[]>(refusals, [row.importId]);
    const flags = { canRetry, canTakeAgain, hasContent, hasErrorFile };
    const details = { digest, steps, attachments, ignoredFields, refusals: refused };
    return { ...toView(row), ...flags, ...details };
  }

  /**
   * Part 0 is the acknowledgement or the sent file, the others are what is sent with it; null if there is none, or once
   * it has been deleted.
   */
  async findContent(id: number, part = 0): Promise<WrittenContent | null> {
    const [row] = await this.database.query<
      { name: string; sealed: Buffer; keyId: string; salt: string }[]
    >(
      `select k.name, k.content as sealed, k.key_id as "keyId", k.salt from integration_content k
        where k.file_id = $1 and k.part = $2::integer`,
      [id, part],
    );
    return row ? { name: row.name, content: this.secrets.openBytes(row) } : null;
  }
}

const toView = (row: Row): IntegrationFileView => ({
  id: row.id,
  flowId: row.flowId,
  clientId: row.clientId,
  clientName: row.clientName,
  kind: row.kind,
  server: row.server,
  name: row.name,
  bytes: row.bytes,
  state: row.state,
  importId: row.importId,
  orders: row.orders,
  taken: row.taken,
  refused: row.refused,
  isResend: row.isResend,
  failure: row.failure,
  foundAt: row.foundAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
