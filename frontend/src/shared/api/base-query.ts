import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { positionHeaders } from '@contracts/realtime/position';

import { sessionExpired, type WithSession } from '../session/session.slice';
import { toApiError, unreadableFile, type ApiError } from './api-error';
import { positions } from './position';
import { changesDiscarded, DISCARD, resolveConflict } from './conflict-resolver';

const API_ROOT = `${window.location.origin}/api/v1`;

/** Spec part 1, section 7: default timeout. */
const TIMEOUT_MS = 60_000;
const REREAD_DELAYS_MS = [250, 750];

export interface ApiRequest extends FetchArgs {
  /** Key that makes a create safe to repeat; see `useSubmissionKey`. */
  readonly idempotencyKey?: string;
  /** Whether this is the sign-in request, for which a 401 means wrong credentials, not an expired session. */
  readonly isSignIn?: boolean;
  /**
   * A POST that only reads (a search, offers) waits for the known position like a GET; a GET with side effects is
   * sent once.
   */
  readonly isRead?: boolean;
  /**
   * False for a save that does more than replace values (allots numbers, rotates a secret): after a version conflict,
   * which its own first attempt may have caused if the response was lost, it must not be resent without asking.
   */
  readonly isMergeable?: boolean;
}

type ApiQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError, object, FetchBaseQueryMeta>;

/** State of RTK Query: one entry for each request of a mutation hook, removed with the hook. */
interface WithMutations {
  readonly api: {
    readonly mutations: Readonly<Record<string, { readonly endpointName?: string } | undefined>>;
  };
}

type Store = Pick<BaseQueryApi, 'getState'>;
const stateIn = ({ getState }: Store) => getState() as WithSession & WithMutations;
const tokenIn = (store: Store) => stateIn(store).session.token;

/** Whether the form that sent the request, or another one that saves the same kind of record, is still shown. */
const isFormOpen = ({ endpoint, getState }: BaseQueryApi) =>
  Object.values(stateIn({ getState }).api.mutations).some(
    (sent) => sent?.endpointName === endpoint,
  );

const send = fetchBaseQuery({
  baseUrl: API_ROOT,
  timeout: TIMEOUT_MS,
  responseHandler: 'content-type',
  prepareHeaders(headers, { getState }) {
    const token = tokenIn({ getState });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

function headersFor({ headers, idempotencyKey }: ApiRequest, after: string): Headers {
  const all = new Headers(headers as HeadersInit | undefined);
  if (idempotencyKey) all.set('Idempotency-Key', idempotencyKey);
  if (after) all.set(positionHeaders.after, after);
  return all;
}

const isRead = ({ method = 'GET', isRead: isReadRequest }: ApiRequest) =>
  isReadRequest ?? method.toUpperCase() === 'GET';

const sendOnce = (request: ApiRequest, after: string, api: BaseQueryApi) =>
  send({ ...request, headers: headersFor(request, after) }, api, {});

/** Repeats a read, at most twice, until the read model has reached the known position. */
async function sendRead(request: ApiRequest, api: BaseQueryApi) {
  const after = positions.known();
  let response = await sendOnce(request, after, api);

  for (const delay of REREAD_DELAYS_MS) {
    const readAt = response.meta?.response?.headers.get(positionHeaders.read);
    if (!positions.isStale(readAt, after) || api.signal.aborted) return response;
    await pause(delay);
    response = await sendOnce(request, after, api);
  }

  const readAt = response.meta?.response?.headers.get(positionHeaders.read);
  if (positions.isStale(readAt, after)) positions.accept(after);
  return response;
}

const sendByMethod = (request: ApiRequest, api: BaseQueryApi) =>
  isRead(request) ? sendRead(request, api) : sendOnce(request, positions.knownRecords(), api);

/** Base query of every endpoint: adds the token, tracks positions, maps errors and detects an expired session. */
export const apiBaseQuery: ApiQuery = async (args, api) => {
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args;
  const token = tokenIn(api);
  const response = await sendByMethod(request, api);
  positions.recordCommand(response.meta?.response?.headers.get(positionHeaders.written));

  const meta = response.meta && { meta: response.meta };
  if (!response.error) return { data: response.data === '' ? null : response.data, ...meta };

  if (response.error.status === 401 && !request.isSignIn) endSessionOf(token, api);
  const error = await errorOf(response.error, request);
  return (await resolveAndResend(request, error, api)) ?? { error, ...meta };
};

/** A form whose file was changed or moved on disk cannot be sent: the server is not to blame. */
async function errorOf(error: FetchBaseQueryError, { body }: ApiRequest): Promise<ApiError> {
  if (error.status !== 'FETCH_ERROR' || !(body instanceof FormData)) return toApiError(error);
  return (await hasUnreadableFile(body)) ? unreadableFile : toApiError(error);
}

async function hasUnreadableFile(form: FormData): Promise<boolean> {
  const files = [...form.values()].filter((value) => value instanceof File);
  const readings = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return readings.some(({ status }) => status === 'rejected');
}

/** A token that is rejected late does not end the session that has replaced it, for example in another tab. */
function endSessionOf(token: string | null, api: BaseQueryApi): void {
  if (tokenIn(api) === token) api.dispatch(sessionExpired());
}

/** Resends a rejected save after the user has resolved its conflicts; null if it stays rejected. */
async function resolveAndResend(request: ApiRequest, error: ApiError, api: BaseQueryApi) {
  if (request.isMergeable === false) return null;
  const body = await resolveConflict(error, request.body, () => isFormOpen(api));
  if (body === DISCARD) return { error: changesDiscarded };
  return body && apiBaseQuery({ ...request, body }, api, {});
}
