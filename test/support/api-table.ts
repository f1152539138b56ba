import fs from 'node:fs';
import path from 'node:path';

/** Access required by a route of docs/api.md. */
export type DocumentedAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'anyOf' | 'allOf'; readonly permissions: readonly string[] };

/** One route of the tables in docs/api.md. */
export interface DocumentedRoute {
  readonly method: string;
  /** With `{names}` for parameters, as in OpenAPI. */
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly takesBody: boolean;
  readonly access: DocumentedAccess;
}

const file = path.resolve(import.meta.dirname, '../../docs/api.md');
const routeCell = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)/;

/** Routes that docs/api.md lists as built, in order. */
export function documentedApi(): DocumentedRoute[] {
  const routes: DocumentedRoute[] = [];
  let access: DocumentedAccess = { kind: 'open' };
  for (const cells of tableRows()) {
    const [calls = '', ...rest] = cells;
    if (!routeCell.test(calls) || rest.includes('PLANNED')) continue;
    const [permission = '', , body = '', query = ''] = rest.toReversed();
    access = accessOf(permission, access);
    for (const { method, path: url } of callsOf(calls))
      routes.push({
        method,
        path: url,
        queryNames: namesIn(query),
        takesBody: body !== '' && body !== 'none',
        access,
      });
  }
  return routes;
}

function tableRows(): string[][] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** `GET /a, GET /b`, and `GET /a/history, .../history/{revision}`: a path may continue the previous one. */
function callsOf(cell: string): { method: string; path: string }[] {
  const calls: { method: string; path: string }[] = [];
  for (const part of cell.split(', ')) {
    const [, method, url] = routeCell.exec(part) ?? [];
    const last = calls.at(-1);
    if (method && url) calls.push({ method, path: url.replace(/,$/, '') });
    else if (last && part.startsWith('...')) {
      const tail = part.slice('...'.length);
      const shared = `/${tail.split('/')[1] ?? ''}`;
      calls.push({
        method: last.method,
        path: last.path.slice(0, last.path.lastIndexOf(shared)) + tail,
      });
    }
  }
  return calls;
}

const namesIn = (cell: string): string[] =>
  cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(/,| or /)
    .map((name) => name.trim().split(/[= ]/)[0] ?? '')
    .filter((name) => /^[a-zA-Z_]+$/.test(name));

function accessOf(cell: string, above: DocumentedAccess): DocumentedAccess {
  if (cell === 'as above' || cell === 'the same') return above;
  const rule = cell.replaceAll(/\([^)]*\)/g, '').split(';')[0] ?? '';
  if (/^(open|loopback)/.test(rule)) return { kind: 'open' };
  const permissions = rule.match(/\b[A-Z][A-Z0-9]+(_[A-Z0-9]+)+\b|\bPAPERWORK\b/g) ?? [];
  if (permissions.length === 0 || rule.startsWith('own')) return { kind: 'signedIn' };
  return { kind: /[A-Z] and [A-Z]/.test(rule) ? 'allOf' : 'anyOf', permissions };
}
