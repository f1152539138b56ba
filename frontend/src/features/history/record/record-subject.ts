import { isHistoryKind, type HistoryKind } from '@contracts/rules/history-kinds';
import { appHistoryTexts, appHistoryTitles } from '@contracts/texts/app/history';
import type { HistoryEventView } from '@contracts/views/history.view';

import type { RecordSubject } from '../../../shared/navigation/useRecordDialog';
import { interpolate } from '../../../shared/text/format';

/** An ordinary record in the history drawer. */
export interface RecordOfHistory {
  readonly subject: RecordSubject;
  readonly kind: HistoryKind;
}

const pattern = /^([a-z-]+)-[1-9]\d{0,9}$/;
/** Fields that name a record, in the order of preference. */
const nameFields: readonly string[] = ['name', 'company', 'accountNumber', 'connotePrefix'];

/** Reads the URL's value; null if it does not name an ordinary record. */
export function recordSubjectOf(value: string | null): RecordOfHistory | null {
  const kind = value === null ? undefined : pattern.exec(value)?.[1];
  if (kind === undefined || !isHistoryKind(kind)) return null;
  return { subject: value as RecordSubject, kind };
}

/** Title of the history: the record's latest name, or else its kind. */
export function titleOf(kind: HistoryKind, events: readonly HistoryEventView[]): string {
  const ownEvents = events.filter(({ type }) => !isOfRole(type));
  const name = nameFields.map((field) => lastText(ownEvents, field)).find((text) => text !== null);
  return name ? interpolate(appHistoryTexts.titleOf, { name }) : appHistoryTitles[kind];
}

/** A user's history includes that of their roles. */
const isOfRole = (type: string) => type.startsWith('UserRole');

function lastText(events: readonly HistoryEventView[], field: string): string | null {
  const changes = events.flatMap((event) => event.changes).filter(({ path }) => path === field);
  const change = changes.at(-1);
  const text = change?.to ?? change?.from;
  return typeof text === 'string' && text !== '' ? text : null;
}
