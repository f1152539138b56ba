import type { ApiClient } from '../api-client.js';
import type { Kind, Tenant } from './tenants.js';
import type { RequestPlan } from './request-plans.js';

/** Request with its records filled in. */
export interface ReadyRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Recorded part of a response: its status, and the whole body of an error. */
export interface RecordedResponse {
  readonly status: number;
  readonly rejection: string;
}

/** Enough concurrency to keep one backend busy. */
const CONCURRENCY = 4;

/** Fills a plan's request with the records of a tenant. */
export function readyFor(
  plan: RequestPlan,
  tenant: Tenant,
  body: unknown = plan.body,
): ReadyRequest {
  const url = String(filledIn(plan.path, tenant));
  const query = Object.entries(plan.query).map(([name, value]) => [
    name,
    String(filledIn(value, tenant)),
  ]);
  const search = new URLSearchParams(query).toString();
  return {
    method: plan.method,
    url: search ? `${url}?${search}` : url,
    ...(body !== undefined && { body: filledIn(body, tenant) }),
  };
}

/** The same as a form, like a browser's. */
export function asForm(request: ReadyRequest, hasFile: boolean): ReadyRequest {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return request;
  const fields = Object.entries(body).filter(([, value]) => typeof value !== 'object');
  const parts = fields.map(([name, value]) => part(`name="${name}"`, String(value)));
  if (hasFile) parts.push(part('name="file"; filename="file.csv"', 'a\r\n1'));
  return {
    ...request,
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

const BOUNDARY = 'golden';
const part = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

function filledIn(value: unknown, tenant: Tenant): unknown {
  if (typeof value === 'string') {
    if (/^\$\w+$/.test(value)) return tenant[value.slice(1) as Kind];
    return value.replaceAll(/\$(\w+)/g, (_, kind: string) => String(tenant[kind as Kind]));
  }
  if (Array.isArray(value)) return value.map((entry) => filledIn(entry, tenant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filledIn(inner, tenant)]),
  );
}

/** Client and customer of one tenant, with the records of another. */
export const recordsOf = (records: Tenant, scope: Tenant): Tenant => ({
  ...records,
  client: scope.client,
  customer: scope.customer,
});

/** Sends a request and returns the parts that are stable across runs. */
export async function sendRequest(
  caller: ApiClient,
  { method, url, body, headers }: ReadyRequest,
): Promise<RecordedResponse> {
  const { status, body: responseBody } = await caller.send(method, url, body, headers);
  return { status, rejection: status < 400 ? '' : settled(responseBody) };
}

function settled(responseBody: unknown): string {
  const written = typeof responseBody === 'string' ? responseBody : JSON.stringify(responseBody);
  return written
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/\d{4}-\d\d-\d\d/g, '<day>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>');
}

/** Runs tasks concurrently; results are in the order of the tasks. */
export async function runAll<Task, Result>(
  tasks: readonly Task[],
  work: (task: Task) => Promise<Result>,
  concurrency = CONCURRENCY,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < tasks.length; index = next++)
      results[index] = await work(tasks[index] as Task);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
