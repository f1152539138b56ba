import { randomUUID } from 'node:crypto';

import { seal, type SealedEvent } from '@event-store/hash-chain.js';
import type { NewEvent } from '@event-store/event-store.js';

import type { TemplateEvent } from './templates.js';

export interface CopiedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly event: SealedEvent;
}

/** Differences between the copies of one round and their templates. */
export interface Round {
  /** Added to every id of a consignment or manifest. */
  readonly idOffset: number;
  /** Number of weeks by which the copies are older: whole weeks, so that days keep their weekday. */
  readonly weeksEarlier: number;
  /** Connotes by the template's consignment id; all others get carrier-issued ones. */
  readonly connotes: ReadonlyMap<number, AssignedConnote>;
}

export interface AssignedConnote {
  readonly connoteNumber: string;
  readonly prefixRangeId: number;
  readonly number: number;
}

const DAY_MS = 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

/** Copies every stream once, with valid hashes, in the order of the templates. */
export function copyEvents(templates: readonly TemplateEvent[], round: Round): CopiedEvent[] {
  const streams = new Map<string, NewEvent[]>();
  const order = templates.map((template) => {
    const stream = streamOf(template.stream, round);
    const events = streams.get(stream) ?? [];
    streams.set(stream, events);
    return { stream, revision: events.push(newEvent(template, round)) - 1 };
  });
  const sealed = new Map(
    [...streams].map(([name, events]) => [name, seal(name, events, 'noStream')]),
  );
  return order.flatMap(({ stream, revision }) => {
    const event = sealed.get(stream)?.[revision];
    return event ? [{ stream, revision, event }] : [];
  });
}

function newEvent({ stream, type, data, metadata }: TemplateEvent, round: Round): NewEvent {
  const copied = copyValue('', data, round);
  return {
    id: randomUUID(),
    type,
    data: type === 'ConnoteAssigned' ? connoteOf(stream, copied, round) : copied,
    metadata: copyValue('', metadata, round) as NewEvent['metadata'],
  };
}

function connoteOf(stream: string, data: unknown, { connotes, idOffset }: Round): unknown {
  const { connoteNumber } = data as { connoteNumber: string };
  return (
    connotes.get(idOf(stream)) ?? {
      connoteNumber: `${connoteNumber}-${idOffset}`,
      prefixRangeId: null,
      number: null,
    }
  );
}

const OWN_IDS: ReadonlySet<string> = new Set(['consignmentId', 'manifestId', 'consignmentIds']);

function copyValue(name: string, value: unknown, round: Round): unknown {
  if (typeof value === 'number') return OWN_IDS.has(name) ? value + round.idOffset : value;
  if (typeof value === 'string') return copyText(name, value, round);
  if (Array.isArray(value)) return value.map((one) => copyValue(name, one, round));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, copyValue(key, one, round)]),
  );
}

function copyText(name: string, text: string, { idOffset, weeksEarlier }: Round): string {
  if (name === 'manifestNumber') return `${text}-${idOffset}`;
  if (!INSTANT.test(text)) return text;
  const earlier = new Date(Date.parse(text) - weeksEarlier * 7 * DAY_MS).toISOString();
  return text.length > 10 ? earlier : earlier.slice(0, 10);
}

export const idOf = (stream: string): number => Number(stream.slice(stream.lastIndexOf('-') + 1));

const streamOf = (stream: string, { idOffset }: Round): string =>
  `${stream.slice(0, stream.lastIndexOf('-'))}-${idOf(stream) + idOffset}`;
