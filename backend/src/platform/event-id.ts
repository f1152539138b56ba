import { createHash, randomUUID } from 'node:crypto';

/** Random, or made from the operation: the same operation on the same stream gives the same ids. */
export function eventId(operationId: string | undefined, stream: string, index: number): string {
  if (operationId === undefined) return randomUUID();
  const hex = createHash('sha256').update(`${operationId}/${stream}/${index}`).digest('hex');
  // A UUID of version 8: its content is our own affair (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
