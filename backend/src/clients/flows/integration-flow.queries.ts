import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { FLOW_QUARTER_HOURS } from '@contracts/rules/integration-flow.js';
import type {
  FlowFiguresView,
  FlowQuarterHourView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view.js';

import { inListScope, type ListScope } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { FlowResend } from '../records/integration-flow.entity.js';

const QUARTER_SECONDS = 900;
const DAY_MS = 86_400_000;
/** More than anyone would look through; selecting a client narrows the list. */
const MAX_LISTED = 500;

type Row = Omit<
  IntegrationFlowView,
  'failingSince' | 'lastRunAt' | 'nextRunAt' | 'resend' | 'figures' | 'quarters' | 'connection'
> &
  IntegrationFlowView['connection'] & {
    readonly connectionId: number;
    readonly failingSince: Date | null;
    readonly lastRunAt: Date | null;
    readonly nextRunAt: Date | null;
    readonly resend: FlowResend | null;
  };

interface Activity extends FlowFiguresView {
  readonly flowId: number;
  readonly quarters: readonly FlowQuarterHourView[];
}

const flows = `
  select f.id, f.version, f.client_id as "clientId", c.name as "clientName", i.id as "connectionId",
         i.server, i.transfer_type as "transferType", i.integration_type as "integrationType", f.kind,
         f.folder, f.pattern, f.every_minutes as "everyMinutes",
         '{"labels": false, "pickups": false}'::jsonb || f.options as options, f.is_active as "isActive",
         f.acts_for_name as "actsFor", f.failure, f.failing_since as "failingSince", f.failures,
         f.last_run_at as "lastRunAt", f.last_number as "lastNumber", f.resend,
         case when f.is_active then coalesce(f.asked_at, f.next_run_at) end as "nextRunAt"
    from integration_flow f
    join client c on c.id = f.client_id
    join client_integration i on i.id = f.client_integration_id`;

/** Counts of the last 24 hours; files that need attention count at any age. */
const activity = `
  with recent as (
    select flow_id, state, coalesce(orders, 0) as orders, coalesce(taken, 0) as taken,
           coalesce(refused, 0) as refused,
           least($3 - 1, floor(extract(epoch from updated_at - $2::timestamptz) / $4))::integer as quarter
      from integration_file where flow_id = any($1) and updated_at >= $2
  ), quarters as (
    select flow_id, jsonb_agg(jsonb_build_object(
             'index', quarter, 'files', files, 'withRefusals', with_refusals, 'failed', failed)
             order by quarter) as quarters
      from (select flow_id, quarter, count(*)::integer as files,
                   (count(*) filter (where refused > 0))::integer as with_refusals,
                   (count(*) filter (where state = 'FAILED'))::integer as failed
              from recent group by flow_id, quarter) q
     group by flow_id
  ), waiting as (
    select flow_id, (count(*) filter (where state = 'WAITS_FOR_REVIEW'))::integer as to_review,
           (count(*) filter (where state = 'FAILED'))::integer as failed
      from integration_file
     where flow_id = any($1) and (state = 'WAITS_FOR_REVIEW' or state = 'FAILED' and updated_at >= $2)
     group by flow_id
  )
  select f.id as "flowId", coalesce(q.quarters, '[]') as quarters,
         coalesce(w.to_review, 0) as "toReview", coalesce(w.failed, 0) as failed,
         count(r.flow_id)::integer as files, coalesce(sum(r.orders), 0)::integer as orders,
         coalesce(sum(r.taken), 0)::integer as taken, coalesce(sum(r.refused), 0)::integer as refused
    from unnest($1::integer[]) as f(id)
    left join recent r on r.flow_id = f.id
    left join quarters q on q.flow_id = f.id
    left join waiting w on w.flow_id = f.id
   group by f.id, q.quarters, w.to_review, w.failed`;

const nothing: Omit<Activity, 'flowId'> = {
  ...{ files: 0, orders: 0, taken: 0, refused: 0, toReview: 0, failed: 0 },
  quarters: [],
};

/** Reads flows with their activity. */
@Injectable()
export class IntegrationFlowQueries {
  constructor(private readonly database: DataSource) {}

  /** Failing ones first, then by client and server. */
  async list(scope: ListScope, now: Date): Promise<IntegrationFlowView[]> {
    const rows = await this.database.query<Row[]>(
      `${flows} where ${inListScope('f.client_id', 'c.customer_id')}
        order by f.is_active and f.failing_since is not null desc, c.name, i.server, f.kind desc, f.id
        limit ${MAX_LISTED}`,
      [scope.isUnrestricted, [...scope.clientIds], [...scope.customerIds]],
    );
    return this.withActivity(rows, now);
  }

  /** @throws RecordNotFound */
  async get(id: number, now: Date): Promise<IntegrationFlowView> {
    const rows = await this.database.query<Row[]>(`${flows} where f.id = $1`, [id]);
    const [view] = await this.withActivity(rows, now);
    if (!view) throw new RecordNotFound(`integration flow ${id}`);
    return view;
  }

  private async withActivity(rows: readonly Row[], now: Date): Promise<IntegrationFlowView[]> {
    if (rows.length === 0) return [];
    const found = await this.database.query<Activity[]>(activity, [
      rows.map(({ id }) => id),
      new Date(now.getTime() - DAY_MS),
      FLOW_QUARTER_HOURS,
      QUARTER_SECONDS,
    ]);
    const byFlow = new Map(found.map(({ flowId, ...rest }) => [flowId, rest]));
    return rows.map((row) => toView(row, byFlow.get(row.id) ?? nothing));
  }
}

function toView(
  { connectionId, server, transferType, integrationType, ...row }: Row,
  { quarters, ...figures }: Omit<Activity, 'flowId'>,
): IntegrationFlowView {
  return {
    ...row,
    connection: { id: connectionId, server, transferType, integrationType },
    failingSince: row.failingSince?.toISOString() ?? null,
    lastRunAt: row.lastRunAt?.toISOString() ?? null,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    resend: row.resend && {
      requestedBy: row.resend.requestedBy,
      requestedAt: row.resend.requestedAt,
    },
    figures,
    quarters,
  };
}
