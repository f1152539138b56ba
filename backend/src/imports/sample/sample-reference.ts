const SAMPLE_REFERENCE = /^SAMPLE-ORDER-\d{2}$/i;

/** Reference of an order of the sample file, from 1. */
export const sampleReference = (no: number): string =>
  `SAMPLE-ORDER-${String(no).padStart(2, '0')}`;

/** Whether a row is one of the sample file: never created as a live consignment (ADR 63). */
export const isSampleReference = (reference: string): boolean =>
  SAMPLE_REFERENCE.test(reference.trim());
