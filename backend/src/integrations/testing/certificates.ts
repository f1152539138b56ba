import { makeSelfSigned } from '../../../../test/support/self-signed.js';
import { fingerprint } from '../../platform/outgoing/outgoing-socket.js';

const { key, cert, der } = makeSelfSigned();

/** Certificate of a carrier's server in tests, with the fingerprint that a customer would accept. */
export const selfSigned = { key, cert, fingerprint: fingerprint(der) };
