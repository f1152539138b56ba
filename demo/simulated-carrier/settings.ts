import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535).default(0);

const environment = z.object({
  DATA_DIR: z.string().default('.data'),
  SIMULATED_CARRIER_SFTP_PORT: port,
  SIMULATED_CARRIER_HTTP_PORT: port,
  SIMULATED_CARRIER_SMTP_PORT: port,
  SIMULATED_CARRIER_SPEED: z.coerce.number().positive().default(8),
  DEMO_ORDER_MINUTES: z.coerce.number().min(0).max(1_440).default(2),
});

export interface SimulatedCarrierSettings {
  /** Persistent data of the carrier. */
  readonly folder: string;
  /** File it writes its addresses to. */
  readonly addressFile: string;
  /** 0 selects a free one. */
  readonly ports: { readonly sftp: number; readonly http: number; readonly smtp: number };
  /** Seconds between two scans of a consignment. */
  readonly secondsPerStep: number;
  /** Minutes between two files of the clients' order systems; 0 for none. */
  readonly minutesPerOrderFile: number;
}

/** Login of every customer of the simulated carrier: it is reachable on the loopback address only. */
export const demoAccount = { username: 'linehaul', password: 'Linehaul1' } as const;

/** @throws naming an invalid variable */
export function readSettings(variables: NodeJS.ProcessEnv): SimulatedCarrierSettings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { data } = parsed;
  const dataDir = path.resolve(data.DATA_DIR);
  return {
    folder: path.join(dataDir, 'simulated-carrier'),
    addressFile: path.join(dataDir, 'simulated-carrier.json'),
    ports: {
      sftp: data.SIMULATED_CARRIER_SFTP_PORT,
      http: data.SIMULATED_CARRIER_HTTP_PORT,
      smtp: data.SIMULATED_CARRIER_SMTP_PORT,
    },
    secondsPerStep: data.SIMULATED_CARRIER_SPEED,
    minutesPerOrderFile: data.DEMO_ORDER_MINUTES,
  };
}
