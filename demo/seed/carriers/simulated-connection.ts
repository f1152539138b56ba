import type { INestApplicationContext } from '@nestjs/common';

import type { NewCustomerCarrier } from '../../../backend/src/carriers/index.js';
import { Environment } from '../../../backend/src/platform/config/environment.js';
import { demoAccount } from '../../simulated-carrier/settings.js';
import type { DemoCarrier } from './demo-carriers.js';

type Connection = Omit<NewCustomerCarrier, 'customerId' | 'carrierId'>;

export const HOST = '127.0.0.1';
/** Unused ports; `npm start` selects free ones. */
const DEFAULT_PORTS = { sftp: 2222, http: 8089 };

/** Address of the simulated carrier. */
export function simulatedPorts(app: INestApplicationContext): typeof DEFAULT_PORTS {
  const environment = app.get(Environment);
  return {
    sftp: environment.SIMULATED_CARRIER_SFTP_PORT ?? DEFAULT_PORTS.sftp,
    http: environment.SIMULATED_CARRIER_HTTP_PORT ?? DEFAULT_PORTS.http,
  };
}

/** Connections of the demo's carriers: all point to the simulated one. */
export function simulatedConnection(
  app: INestApplicationContext,
  carrier: DemoCarrier,
  productAccountNumber: string,
): Connection {
  const { sftp, http } = simulatedPorts(app);
  const { username, password } = demoAccount;
  if (carrier.isDataTransferRequired === false) return { ...noConnection, productAccountNumber };
  const transfer = carrier.isApiBasedConnote
    ? { transferType: 'API' as const, server: `http://${HOST}`, port: http, path: '/manifests' }
    : { transferType: 'SFTP' as const, server: HOST, port: sftp, path: '/' };
  const hasBookingApi = carrier.bookingIntegrationType === 'BOOKING_API';
  return {
    ...transfer,
    productAccountNumber,
    username,
    password,
    apiKey: null,
    bookingServer: hasBookingApi ? `http://${HOST}:${http}/bookings` : null,
    difotServer: `http://${HOST}`,
    difotPort: http,
    difotPath: `/feed/${productAccountNumber}`,
    difotUsername: username,
    difotPassword: password,
  };
}

/** A carrier without data transfer, booked by email. */
const noConnection: Connection = {
  productAccountNumber: null,
  transferType: null,
  server: null,
  port: null,
  path: null,
  username: null,
  password: null,
  apiKey: null,
  bookingServer: null,
  difotServer: null,
  difotPort: null,
  difotPath: null,
  difotUsername: null,
  difotPassword: null,
};
