import type { ConnectionTestKind } from '../views/connection-test.view.js';
import type { SaveCustomerCarrierRequest } from './save-customer-carrier.request.js';

/** Body of POST /customer-carrier/test: the form as it is, saved or not; a blank secret means the stored one. */
export interface TestConnectionRequest extends SaveCustomerCarrierRequest {
  kind: ConnectionTestKind;
}
