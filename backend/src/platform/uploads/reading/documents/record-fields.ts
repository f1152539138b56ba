/** A record, or a part of one, with its names in lower case; without a prototype. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const noFields = (): Fields => Object.create(null) as Fields;
