import type { TransferType } from '../rules/carrier-connection.js';

/**
 * Body of POST /client-integration/{id}/test: the form as it is. A field left out means the saved one; the saved password
 * is only sent to the server and user it was saved for.
 */
export interface TestIntegrationRequest {
  transferType?: TransferType | undefined;
  server?: string | undefined;
  port?: number | undefined;
  username?: string | undefined;
  password?: string | null | undefined;
  path?: string | null | undefined;
}
