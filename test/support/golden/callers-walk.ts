import type { ApiClient } from '../api-client.js';
import {
  sendRequest,
  asForm,
  runAll,
  readyFor,
  recordsOf,
  type RecordedResponse,
  type ReadyRequest,
} from './responses.js';
import { namedByField } from './named-records.js';
import type { RequestPlan } from './request-plans.js';
import { missingTenant, type Tenant } from './tenants.js';

export interface WalkingCaller {
  readonly role: string;
  readonly client: ApiClient;
  /** Owner of the records it can access; changes to those are never sent unmodified. */
  readonly accessibleColumns: readonly string[];
}

export interface WalkedTenants {
  readonly own: Tenant;
  /** Another client of the same customer. */
  readonly neighbour: Tenant;
  /** A client of another customer. */
  readonly foreign: Tenant;
}

interface Column {
  readonly name: string;
  readonly tenant: Tenant;
  readonly isInvalidated?: boolean;
}

/** Responses of one route: a row for each caller, a column for each owner of the records. */
export interface WalkedRoute {
  readonly plan: RequestPlan;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly role: string;
    readonly cells: readonly (RecordedResponse | null)[];
  }[];
}

/** Calls every route as every caller, for its own records and those of others. */
export async function walkCallers(
  plans: readonly RequestPlan[],
  callers: readonly WalkingCaller[],
  tenants: WalkedTenants,
): Promise<WalkedRoute[]> {
  const columns = columnsOf(tenants);
  const walk = async (plan: RequestPlan): Promise<WalkedRoute> => {
    const rows = [];
    for (const caller of callers) {
      const cells: (RecordedResponse | null)[] = [];
      for (const request of requestsOf(plan, caller, columns))
        cells.push(request && (await sendRequest(caller.client, request)));
      rows.push({ role: caller.role, cells });
    }
    return { plan, columns: columns.map(({ name }) => name), rows };
  };
  // documents one after another: several at once would overload a busy machine
  const documents = plans.filter(({ isDocument }) => isDocument);
  const others = plans.filter(({ isDocument }) => !isDocument);
  return [...(await runAll(others, walk)), ...(await runAll(documents, walk, 1))];
}

const columnsOf = ({ own, neighbour, foreign }: WalkedTenants): Column[] => [
  { name: 'own', tenant: own },
  { name: 'neighbour', tenant: neighbour },
  { name: 'foreign', tenant: foreign },
  { name: 'none', tenant: missingTenant },
  { name: 'own+foreign', tenant: recordsOf(foreign, own) },
  { name: 'own+none', tenant: recordsOf(missingTenant, own) },
  { name: 'foreign!', tenant: foreign, isInvalidated: true },
];

/** Request of a caller for each column; null if it equals an earlier one. */
function requestsOf(
  plan: RequestPlan,
  caller: WalkingCaller,
  columns: readonly Column[],
): (ReadyRequest | null)[] {
  const [mine] = columns;
  const onOwn = mine && keyOf(readyFor(plan, mine.tenant));
  const sent = new Set<string>();
  return columns.map((column) => {
    if (column !== mine && isLeftOut(plan, caller, column)) return null;
    const unmodified = readyFor(plan, column.tenant);
    const isAcceptedByNone =
      !caller.accessibleColumns.includes(column.name) && keyOf(unmodified) !== onOwn;
    const isUnmodified = !column.isInvalidated && (plan.isHarmless || isAcceptedByNone);
    const request = isUnmodified ? unmodified : rejected(plan, column.tenant);
    if (sent.has(keyOf(request))) return null;
    sent.add(keyOf(request));
    return plan.isUpload ? asForm(request, isUnmodified) : request;
  });
}

const keyOf = (request: ReadyRequest): string => JSON.stringify(request);

/** One request is enough without a token, and for rendered documents. */
const isLeftOut = (
  plan: RequestPlan,
  { client, accessibleColumns }: WalkingCaller,
  { name, isInvalidated }: Column,
): boolean =>
  client.token === null ||
  (isInvalidated === true && plan.body === undefined) ||
  (plan.isDocument && accessibleColumns.includes(name));

/** The same request made ineffective, by an invalid body or records that do not exist. */
function rejected(plan: RequestPlan, tenant: Tenant): ReadyRequest {
  if (plan.body === undefined) return readyFor(plan, withoutRecords(plan, tenant));
  return readyFor(plan, tenant, invalidated(plan));
}

/** A path that names a client or customer must not name an existing one. */
const withoutRecords = (plan: RequestPlan, tenant: Tenant): Tenant =>
  /\$(client|customer)$/.test(plan.path) ? missingTenant : recordsOf(missingTenant, tenant);

const wrong = { wrong: true };

function invalidated({ body, schema }: RequestPlan): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return wrong;
  const fields = Object.keys({ ...body, ...schema?.properties });
  const replaceable = fields.filter((field) => field !== 'id' && !namedByField[field]);
  return { ...body, ...Object.fromEntries(replaceable.map((field) => [field, wrong])) };
}
