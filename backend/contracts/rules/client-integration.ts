import type { TransferType } from './carrier-connection.js';
import { isServerAddress, hasParentSegment } from './server-address.js';

/** Whether the text is a host name or an IP address; for an API, a URL. */
export const isIntegrationServer = (server: string, transferType: TransferType): boolean =>
  isServerAddress(server, transferType === 'API' ? 'WEB' : 'FILES');

/** At the start, `//` would name another server. */
const pathPattern = /^(?!\/\/)[^\s<>:"|?*\\]+$/;

/** Whether the text is a folder on the server, not above the login folder. */
export const isIntegrationPath = (path: string): boolean =>
  pathPattern.test(path) && !hasParentSegment(path);

/** INTEG-26. */
export const MAX_PORT = 65_535;
