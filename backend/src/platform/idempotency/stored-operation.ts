/** No instance is working on it: the next request continues. */
export const NO_INSTANCE = 0;

/** Scope (caller and route) and key of a request. */
export interface OperationKey {
  readonly scope: string;
  readonly key: string;
}

/** By kind; by kind and part for divided operations. */
export type ReservedIds = Record<string, number>;

/** Response to the first request. */
export interface StoredResult {
  readonly status: number;
  readonly body?: unknown;
  /** Media type of a body that is text; others are JSON. */
  readonly contentType?: string;
  readonly position: string | null;
}

export interface StoredOperation {
  readonly operationId: string;
  readonly fingerprint: string;
  readonly instance: number;
  readonly reserved: ReservedIds;
  readonly result: StoredResult | null;
  readonly startedAt: Date;
  /** Its instance has stopped. */
  readonly isAbandoned: boolean;
}

export type NewOperation = Omit<StoredOperation, 'result' | 'isAbandoned' | 'startedAt'> & {
  readonly key: OperationKey;
};
