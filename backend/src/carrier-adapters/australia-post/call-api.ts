import type { z } from 'zod';

import { type Call, type CarrierResponse, type CarrierRequest, Rejected } from '../kit/index.js';
import type { AustraliaPostSettings } from './settings.js';
import { errorBody } from './wire.js';

export type AustraliaPostCall = Call<AustraliaPostSettings>;

/** Sends a request and reads its response. @throws Rejected with the carrier's message, and the errors of `http` */
export async function requestJson<Schema extends z.ZodType>(
  call: AustraliaPostCall,
  request: CarrierRequest,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return (await send(call, request)).json(schema);
}

/** Sends a request and ignores the body of its response. @throws as `requestJson` */
export async function send(
  call: AustraliaPostCall,
  request: CarrierRequest,
): Promise<CarrierResponse> {
  const response = await call.http(request);
  if (response.status >= 400) throw rejectionOf(response);
  return response;
}

/** Maps an error response; a response that rejects the API key gets a code and message of ours. */
function rejectionOf(response: CarrierResponse): Rejected {
  const { status } = response;
  if (status === 401 || status === 403)
    return new Rejected({
      code: 'CREDENTIALS',
      message: 'Australia Post rejected the API key or password',
    });
  const [error] = response.json(errorBody).errors;
  return new Rejected({
    code: error?.code ?? error?.error_code ?? String(status),
    message: error?.message ?? `Australia Post responded with ${status}`,
    field: error?.field,
  });
}

/** Whether the carrier rejected the request with this code. */
export const isRejection = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Rejected && codes.includes(error.code);
