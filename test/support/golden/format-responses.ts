import { createHash } from 'node:crypto';

import type { RecordedResponse } from './responses.js';
import type { WalkedRoute } from './callers-walk.js';
import type { RequestPlan } from './request-plans.js';

/** Response of a route to one invalid body. */
export interface BodyResult {
  readonly what: string;
  readonly response: RecordedResponse;
}

/**
 * Error responses of one file, each listed once in full at its end. Their names are derived from their text, so that a
 * changed response does not rename others.
 */
class Rejections {
  private readonly texts = new Map<string, string>();

  nameOf({ status, rejection }: RecordedResponse): string {
    if (status < 400) return String(status);
    const name = `${status}-${createHash('sha256').update(rejection).digest('hex').slice(0, 8)}`;
    if ((this.texts.get(name) ?? rejection) !== rejection)
      throw new Error(`two error responses are named ${name}`);
    this.texts.set(name, rejection);
    return name;
  }

  toText(): string {
    const lines = [...this.texts].map(([name, text]) => `${name} ${text}`);
    return lines.sort((a, b) => a.localeCompare(b, 'en')).join('\n');
  }
}

/** Responses of some routes, one table each: caller by row, owner of the records by column. */
export function formatWalk(routes: readonly WalkedRoute[]): string {
  const rejections = new Rejections();
  const tables = routes.map(({ plan, columns, rows }) => {
    const lines = rows.map(({ role, cells }) => [
      role,
      ...cells.map((response) => (response ? rejections.nameOf(response) : '.')),
    ]);
    const body = plan.body === undefined ? [] : [`  ${withoutDays(JSON.stringify(plan.body))}`];
    return [headingOf(plan), ...body, ...[['', ...columns], ...lines].map(lineOf)].join('\n');
  });
  return `${[...tables, rejections.toText()].join('\n\n')}\n`;
}

/** Responses of some routes to invalid bodies, each with the bodies that caused it. */
export function formatBodies(
  routes: readonly { readonly plan: RequestPlan; readonly results: readonly BodyResult[] }[],
): string {
  const rejections = new Rejections();
  const lists = routes.map(({ plan, results }) => {
    const groups = new Map<string, string[]>();
    for (const { what, response } of results) {
      const name = rejections.nameOf(response);
      groups.set(name, [...(groups.get(name) ?? []), what]);
    }
    const lines = [...groups].flatMap(([name, whats]) => whats.map((what) => `  ${name} ${what}`));
    return [headingOf(plan), ...lines].join('\n');
  });
  return `${[...lists, rejections.toText()].join('\n\n')}\n`;
}

function headingOf({ method, path, query }: RequestPlan): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${method} ${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

const lineOf = ([first = '', ...cells]: readonly string[]) =>
  `  ${first.padEnd(15)}${cells.map((cell) => cell.padEnd(14)).join('')}`.trimEnd();

const withoutDays = (text: string) => text.replaceAll(/"\d{4}-\d\d-\d\d"/g, '"<day>"');
