import { SaxesParser } from 'saxes';

import type { DocumentFormat } from '../../platform/uploads/reading/documents/document-format.js';
import {
  ERRORS_NAME,
  type FieldCorrection,
  keepOrders,
  type OrderCorrection,
  type TextSpan,
} from './order-correction.js';

type Lines = DocumentFormat['lines'];

/** An element with the positions of its tags in the text. */
interface XmlElement extends TextSpan {
  /** Lower case, without its prefix. */
  readonly name: string;
  /** As in its tags. */
  readonly tag: string;
  readonly openEnd: number;
  /** Start of its end tag; null for an empty-element tag. */
  closeStart: number | null;
  end: number;
  readonly children: XmlElement[];
}

/** Reduces an XML document of orders to those with a correction, each with its errors; the rest is unchanged. */
export function withErrorsInXml(
  text: string,
  { record, lines }: DocumentFormat,
  corrections: ReadonlyMap<number, OrderCorrection>,
): string {
  const orders = rootOf(text).children.filter(({ name }) => name === record);
  return keepOrders(text, { orders, separator: null }, (order, no) => {
    const correction = corrections.get(no);
    return correction ? withErrors(order, lines, correction) : null;
  });
}

/** Parses text that is known to be XML. */
function rootOf(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('opentag', ({ name: tag, isSelfClosing }) => {
    const { position: openEnd } = parser;
    // attributes contain no `<`
    const start = text.lastIndexOf('<', openEnd - 1);
    const closeStart = isSelfClosing ? null : openEnd;
    const name = tag.slice(tag.indexOf(':') + 1).toLowerCase();
    const element = { name, tag, start, openEnd, closeStart, end: openEnd, children: [] };
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    element.end = parser.position;
    if (element.closeStart !== null) element.closeStart = text.lastIndexOf('<', element.end - 1);
  });
  parser.write(text).close();
  if (!root) throw new Error('the document has no element');
  return root;
}

function withErrors(order: string, lines: Lines, { fields, errors }: OrderCorrection): string {
  const corrected = fields.reduce((text, field) => withField(text, lines, field), order);
  const former = rootOf(corrected).children.filter(({ name }) => name === ERRORS_NAME);
  const written = without(corrected, former);
  const listed = errors.map(({ column, message }) => {
    const field = column === '' ? '' : ` field="${escaped(column)}"`;
    return `<error${field}>${escaped(message)}</error>`;
  });
  const all = `<${ERRORS_NAME}>${listed.join('')}</${ERRORS_NAME}>`;
  return withChild(written, rootOf(written), all);
}

function withField(order: string, lines: Lines, { path, line, text }: FieldCorrection): string {
  const names = line === null || !lines ? path : [lines.list, lines.line, ...path];
  let element = rootOf(order);
  for (const [depth, name] of names.entries()) {
    const isLine = line !== null && depth === 1;
    const named = element.children.filter((one) => one.name === name.toLowerCase());
    // A line without any element is not read.
    const child = isLine ? named.filter(({ children }) => children.length > 0)[line] : named[0];
    if (!child) return withChild(order, element, nested(names.slice(depth), text));
    element = child;
  }
  const { tag, start, openEnd, closeStart, end } = element;
  if (closeStart !== null)
    return replaced(order, { start: openEnd, end: closeStart }, escaped(text));
  const startTag = order.slice(start, openEnd).replace(/\s*\/>$/, '>');
  return replaced(order, { start, end }, `${startTag}${escaped(text)}</${tag}>`);
}

const nested = (names: readonly string[], text: string): string =>
  names.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, escaped(text));

/** Adds a child after the others, on a line of its own if the end tag has one. */
function withChild(
  text: string,
  { tag, start, openEnd, closeStart, end }: XmlElement,
  child: string,
) {
  if (closeStart === null) {
    const startTag = text.slice(start, openEnd).replace(/\s*\/>$/, '>');
    return replaced(text, { start, end }, `${startTag}${child}</${tag}>`);
  }
  const [gap = ''] = /\s*$/.exec(text.slice(openEnd, closeStart)) ?? [];
  return replaced(text, { start: closeStart, end: closeStart }, `${child}${gap}`);
}

const replaced = (text: string, { start, end }: TextSpan, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** The text without these spans, which are in ascending order. */
function without(text: string, spans: readonly TextSpan[]): string {
  const starts = [0, ...spans.map(({ end }) => end)];
  return starts.map((from, index) => text.slice(from, spans[index]?.start)).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text of an element or attribute, without control characters, most of which XML forbids. */
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
