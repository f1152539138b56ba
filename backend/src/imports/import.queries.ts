import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type {
  ImportAction,
  ImportCarrierView,
  ImportDetailView,
  ImportGroupsView,
  ImportGroupView,
  ImportSource,
  ImportState,
  ImportsView,
  ImportView,
} from '@contracts/views/import.view.js';

import { inListScope, type ListScope } from '../identity/index.js';
import { containing, MAX_COUNTED, pageCounts, pageRange } from '../platform/paging/page.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import type { ReadableImports } from './readable-imports.js';
import { type Import, isPreviewOnly, noCounts } from './records/import.entity.js';

/** Filter and page of imports. */
export interface ImportFilter {
  readonly clientId?: number | undefined;
  readonly state?: ImportState | undefined;
  readonly kind?: ImportKind | undefined;
  readonly size: number;
  readonly page: number;
}

/** Filter and page of an import's references. */
export interface GroupFilter {
  readonly action?: ImportAction | 'FAILED' | undefined;
  /** Part of a reference or a receiver. */
  readonly search?: string | undefined;
  readonly cursor: number;
}

const PAGE_SIZE = 100;

type ImportRow = Omit<Import, 'receivedAt' | 'plannedAt' | 'committedAt' | 'endedAt'> & {
  readonly clientName: string;
  readonly carrierName: string | null;
  readonly hasFile: boolean;
  readonly receivedAt: Date;
  readonly plannedAt: Date | null;
  readonly committedAt: Date | null;
  readonly endedAt: Date | null;
};

const importColumns = `
  import.id, import.client_id as "clientId", coalesce(client.name, '') as "clientName",
  import.carrier_id as "carrierId", carrier.display_name as "carrierName",
  import.client_carrier_account_id as "clientCarrierAccountId", import.removed_lanes as "removedLanes", import.kind, import.state,
  import.file_name as "fileName", import.row_count as "rowCount",
  import.mapping_name as "mappingName", import.integration_file_id as "integrationFileId",
  import.push_format as "pushFormat",
  import.reference_count as "referenceCount", import.options,
  import.received_name as "receivedName", import.received_at as "receivedAt",
  import.planned_count as "plannedCount", import.plan_started_at as "planStartedAt",
  import.planned_at as "plannedAt", import.plan_digest as "planDigest", import.counts,
  import.total_cents as "totalCents", import.previous_cents as "previousCents",
  import.outdated_count as "outdatedCount", import.committed_at as "committedAt",
  import.is_cancelling as "isCancelling", import.ended_at as "endedAt", import.message,
  import.is_sample as "isSample", import.run_step as "runStep", import.checked_count as "checkedCount",
  exists (select from import_file where import_id = import.id) as "hasFile"
  from import left join client on client.id = import.client_id
    left join client_carrier_account account on account.id = import.client_carrier_account_id
    left join connote_prefix prefix on prefix.id = account.connote_prefix_id
    left join customer_carrier_account billing on billing.id = prefix.customer_carrier_account_id
    left join customer_carrier own on own.id = billing.customer_carrier_id
    left join carrier on carrier.id = coalesce(import.carrier_id, own.carrier_id)`;

/** Imports of clients' records ($1 to $3), zones ($4 to $6) and rate cards ($7 to $9), each in a scope of its own. */
const inScope = `
  where (import.kind in ('CONSIGNMENT', 'ADDRESS')
           and ${inListScope('import.client_id', 'client.customer_id')}
         or import.kind = 'CARRIER_ZONE' and ${inListScope('0', 'import.customer_id', 4)}
         or import.kind = 'RATE_CARD' and ${inListScope('import.client_id', 'client.customer_id', 7)})
    and ($10::text is null or import.state = $10)
    and ($11::text is null or import.kind = $11)
    and not (import.is_sample and import.ended_at is not null and import.committed_at is null)`;

const groupColumns = `
  no, reference, first_row as "firstRow", last_row as "lastRow", action, receiver, suburb,
  case when action = 'UPDATE' or outcome in ('CREATED', 'DRAFT') then consignment_id
    end as "consignmentId",
  address_id as "addressId",
  carrier, service, eta::text as eta, total_cents as "totalCents", next_cents as "nextCents",
  previous_cents as "previousCents", changes, faults, outcome`;

/** Reads imports, their references and costs. Closed samples are not listed, since they created nothing. */
@Injectable()
export class ImportQueries {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async list(readable: ReadableImports, filter: ImportFilter): Promise<ImportsView> {
    const { state, kind, size } = filter;
    const { offset, limit } = pageRange(filter);
    const { ofClients, ofZones, ofRateCards } = readable;
    const scopes = [ofClients, ofZones, ofRateCards].flatMap(valuesOf);
    const where = [...scopes, state ?? null, kind ?? null];
    const [count] = await this.database.query<{ counted: number }[]>(
      `select count(*)::integer as counted from (
         select from import left join client on client.id = import.client_id ${inScope}
          limit ${MAX_COUNTED + 1}) as found`,
      where,
    );
    const rows = await this.database.query<ImportRow[]>(
      `select ${importColumns} ${inScope} order by import.id desc limit $12 offset $13`,
      [...where, limit, offset],
    );
    return { ...pageCounts(count?.counted ?? 0, size), imports: rows.map(toView) };
  }

  /** @throws RecordNotFound */
  async get(id: number): Promise<ImportDetailView> {
    const [row] = await this.database.query<ImportRow[]>(
      `select ${importColumns} where import.id = $1`,
      [id],
    );
    if (!row) throw new RecordNotFound(`import ${id}`);
    const carriers = await this.database.query<ImportCarrierView[]>(
      `select carrier, count(*)::integer as count, sum(total_cents)::float8 as "totalCents"
         from import_group where import_id = $1 and action in ('CREATE', 'UPDATE') and carrier is not null
          and (outcome is null or outcome <> 'FAILED')
        group by carrier order by count(*) desc, carrier`,
      [id],
    );
    const [change] = await this.database.query<{ changeCents: number }[]>(
      `select coalesce(sum(total_cents - coalesce(previous_cents, 0)), 0)::float8 as "changeCents"
         from import_group where import_id = $1 and action = 'UPDATE'
          and (outcome is null or outcome <> 'FAILED')`,
      [id],
    );
    const { removedLanes } = row;
    return { ...toView(row), changeCents: change?.changeCents ?? 0, carriers, removedLanes };
  }

  /** @throws RecordNotFound */
  async getGroup(id: number, no: number): Promise<ImportGroupView> {
    const [group] = await this.database.query<ImportGroupView[]>(
      `select ${groupColumns} from import_group where import_id = $1 and no = $2`,
      [id, no],
    );
    if (!group) throw new RecordNotFound(`reference ${no} of import ${id}`);
    return group;
  }

  /** In the order of the file. */
  async listGroups(id: number, { action, search, cursor }: GroupFilter): Promise<ImportGroupsView> {
    const groups = await this.database.query<ImportGroupView[]>(
      `select ${groupColumns} from import_group
        where import_id = $1 and no > $2
          and ($3::text is null or action = $3 or ($3 = 'FAILED' and outcome = 'FAILED'))
          and ($4::text is null or reference ilike $4 or receiver ilike $4)
        order by no limit ${PAGE_SIZE}`,
      [id, cursor, action ?? null, search ? containing(search) : null],
    );
    const isLast = groups.length < PAGE_SIZE;
    return { groups, nextCursor: isLast ? null : (groups.at(-1)?.no ?? null) };
  }
}

const valuesOf = ({ isUnrestricted, clientIds, customerIds }: ListScope): unknown[] => [
  isUnrestricted,
  [...clientIds],
  [...customerIds],
];

function toView(row: ImportRow): ImportView {
  const { id, clientName, carrierId, carrierName, clientCarrierAccountId, kind, state } = row;
  const { fileName, hasFile, rowCount, referenceCount } = row;
  return {
    ...{ id, kind, state, fileName, hasFile, rowCount, referenceCount },
    ...{ clientId: row.clientId ?? 0, clientName },
    ...{ carrierId, carrierName, clientCarrierAccountId },
    source: sourceOf(row),
    mappingName: row.mappingName,
    options: row.options,
    receivedBy: row.receivedName,
    receivedAt: row.receivedAt.toISOString(),
    plannedCount: row.plannedCount,
    plannedAt: row.plannedAt?.toISOString() ?? null,
    planMilliseconds: row.plannedAt && row.plannedAt.getTime() - row.planStartedAt.getTime(),
    planHash: row.planDigest,
    counts: { ...noCounts, ...row.counts },
    totalCents: row.totalCents,
    outdated: toOutdated(row),
    committedAt: row.committedAt?.toISOString() ?? null,
    isCancelling: row.isCancelling,
    wholeRun: row.runStep && { step: row.runStep, checked: row.checkedCount },
    endedAt: row.endedAt?.toISOString() ?? null,
    message: row.message,
    isSample: isPreviewOnly(row),
  };
}

function sourceOf({ integrationFileId, pushFormat }: ImportRow): ImportSource {
  if (integrationFileId !== null) return 'FLOW';
  return pushFormat === null ? 'UPLOAD' : 'PUSH';
}

/** The difference is known once the new plan is finished. */
function toOutdated(row: ImportRow): ImportView['outdated'] {
  if (row.outdatedCount === null) return null;
  const { state, totalCents, previousCents } = row;
  const isKnown = state === 'PLANNED' && previousCents !== null;
  const differenceCents = isKnown ? totalCents - previousCents : null;
  return { changed: row.outdatedCount, differenceCents };
}
