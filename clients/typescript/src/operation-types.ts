import type { operations } from './generated/api.js';

/** Name of an operation of the API. */
export type OperationId = keyof operations;

/** Removes members that are `never`, or optional and empty. */
type Given<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : [undefined] extends [Value]
    ? [NonNullable<Value>] extends [never]
      ? unknown
      : Readonly<Partial<Record<Name, NonNullable<Value>>>>
    : Readonly<Record<Name, Value>>;

type Part<Operation, Name extends string> = Operation extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? Parameters[Name]
    : never
  : never;

type Contents<Value> = Value extends { content: infer Content } ? Content[keyof Content] : never;

type BodyOf<Operation> = Operation extends { requestBody: infer Body } ? Contents<Body> : never;

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, its retries included. */
  readonly signal?: AbortSignal;
  /** Idempotency-Key: makes repeating the call safe; generated if absent. */
  readonly idempotencyKey?: string;
}

/** Input of an operation: `path`, `query` and `body`, if it has them. */
export type InputOf<Id extends OperationId> = Given<'path', Part<operations[Id], 'path'>> &
  Given<'query', Part<operations[Id], 'query'>> &
  Given<'body', BodyOf<operations[Id]>> &
  CallOptions;

type Success = 200 | 201 | 202;

type SuccessOf<Responses> = Responses[keyof Responses & Success];

/** Result of an operation; undefined if it may be empty. */
export type ResultOf<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? 204 extends keyof Responses
    ? Contents<SuccessOf<Responses>> | undefined
    : Contents<SuccessOf<Responses>>
  : never;

/** One method for each operation. */
export type Operations = {
  readonly [Id in OperationId]: object extends InputOf<Id>
    ? (input?: InputOf<Id>) => Promise<ResultOf<Id>>
    : (input: InputOf<Id>) => Promise<ResultOf<Id>>;
};
