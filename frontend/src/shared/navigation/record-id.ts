import { MAX_ID } from '@contracts/rules/record-id';

/** Parses the id of a record in the URL; null for anything but a whole number from 1 to the maximum. */
export function parseRecordId(text: string | null): number | null {
  const id = text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= MAX_ID ? id : null;
}

/** Parses the id of a log entry in the URL, which may exceed the ids of records. */
export function parseLogId(text: string | null): number | null {
  const id = text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
  return id !== null && Number.isSafeInteger(id) ? id : null;
}
