import { applyEdits, type JSONPath, modify, visit } from 'jsonc-parser';

import type { DocumentFormat } from '../../platform/uploads/reading/documents/document-format.js';
import { isFields } from '../../platform/uploads/reading/documents/record-fields.js';
import {
  ERRORS_NAME,
  type FieldCorrection,
  keepOrders,
  type OrderCorrection,
  type TextSpan,
} from './order-correction.js';

/**
 * Reduces a JSON document of orders to those with a correction, each with its errors. The rest is unchanged:
 * numbers keep their digits, fields their order.
 */
export function withErrorsInJson(
  text: string,
  { list, lines }: DocumentFormat,
  corrections: ReadonlyMap<number, OrderCorrection>,
): string {
  const orders = ordersOf(text, list);
  const [first, second] = orders;
  const separator = first && second ? text.slice(first.end, second.start) : ',';
  return keepOrders(text, { orders, separator }, (order, no) => {
    const correction = corrections.get(no);
    return correction ? withErrors(order, lines, correction) : null;
  });
}

type Lines = DocumentFormat['lines'];

/** Spans of the orders: elements of the document itself, or of the last of its lists of orders. */
function ordersOf(text: string, list: string): TextSpan[] {
  let orders: TextSpan[] = [];
  let depth = 0;
  let ordersDepth = -1;
  let property = '';
  let start = 0;
  const begin = (offset: number) => {
    if (depth === ordersDepth) start = offset;
    depth += 1;
  };
  const end = (offset: number, length: number) => {
    depth -= 1;
    if (depth === ordersDepth) orders.push({ start, end: offset + length });
    if (depth < ordersDepth) ordersDepth = -1;
  };
  visit(text, {
    onObjectProperty: (name) => {
      if (depth === 1) property = name.toLowerCase();
    },
    onObjectBegin: begin,
    onObjectEnd: end,
    onArrayBegin: (offset) => {
      const isList = depth === 0 || (depth === 1 && property === list);
      if (ordersDepth === -1 && isList) {
        ordersDepth = depth + 1;
        orders = [];
      }
      begin(offset);
    },
    onArrayEnd: end,
    onLiteralValue: (_, offset, length) => {
      if (depth === ordersDepth) orders.push({ start: offset, end: offset + length });
    },
  });
  return orders;
}

function withErrors(order: string, lines: Lines, { fields, errors }: OrderCorrection): string {
  const named = errors.map(({ column, message }) => ({
    ...(column && { field: column }),
    message,
  }));
  const corrected = fields.reduce((text, field) => withField(text, lines, field), order);
  const parsed: unknown = JSON.parse(corrected);
  return isFields(parsed) ? changed(corrected, [keyOf(parsed, ERRORS_NAME)], named) : corrected;
}

function withField(order: string, lines: Lines, { path, line, text }: FieldCorrection): string {
  const parsed: unknown = JSON.parse(order);
  const from = line === null || !lines ? { path: [], value: parsed } : lineOf(parsed, lines, line);
  if (!isFields(from.value)) return changed(order, from.path, nested(path, text));
  const at = [...from.path];
  let value: unknown = from.value;
  for (const [index, name] of path.entries()) {
    if (!isFields(value)) return changed(order, at, nested(path.slice(index), text));
    const key = keyOf(value, name);
    at.push(key);
    value = value[key];
  }
  return changed(order, at, valueLike(value, text));
}

/** A line of an order and its path; lines may be listed directly or under the name of a line. */
function lineOf(
  order: unknown,
  { list, line: name }: NonNullable<Lines>,
  line: number,
): { readonly path: JSONPath; readonly value: unknown } {
  const items = isFields(order) ? keyOf(order, list) : list;
  const listed = isFields(order) ? order[items] : undefined;
  const key = isFields(listed) ? keyOf(listed, name) : null;
  const path = key === null ? [items] : [items, key];
  const found = isFields(listed) && key !== null ? listed[key] : listed;
  if (!Array.isArray(found)) return { path, value: found };
  const at = found.findIndex((_, index) => countOf(found.slice(0, index + 1)) === line + 1);
  return at === -1 ? { path, value: undefined } : { path: [...path, at], value: found[at] };
}

const countOf = (items: readonly unknown[]): number => items.filter(isFields).length;

/** Spelling of a field in the document; if there are several, the reader takes the last. */
const keyOf = (fields: object, name: string): string =>
  Object.keys(fields).findLast((key) => key.toLowerCase() === name.toLowerCase()) ?? name;

const nested = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((value, name) => ({ [name]: value }), text);

/** Keeps a number a number; anything else becomes text. */
const valueLike = (before: unknown, text: string): string | number =>
  typeof before === 'number' && String(Number(text)) === text ? Number(text) : text;

const changed = (order: string, path: JSONPath, value: unknown): string =>
  applyEdits(order, modify(order, path, value, {}));
