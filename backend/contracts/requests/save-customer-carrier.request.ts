import type { TransferType } from '../rules/carrier-connection.js';
import type { PriceSource } from '../rules/live-rates.js';

/** Body of POST and PUT /customer-carrier; accepts a GET response unchanged. */
export interface SaveCustomerCarrierRequest {
  /** PUT only. */
  id?: number | null;
  /** PUT only: the version as last read. */
  version?: number | undefined;
  carrier: { id: number };
  transferType?: TransferType | null;
  productAccountNumber?: string | null;
  server?: string | null;
  bookingServer?: string | null;
  serverAuth?: string | null;
  username?: string | null;
  /** Plain text when new; blank, or the ciphertext as read, keeps the current value. */
  password?: string | null;
  apiKey?: string | null;
  path?: string | null;
  port?: number | null;
  difotServer?: string | null;
  difotUsername?: string | null;
  difotPassword?: string | null;
  difotPath?: string | null;
  difotPort?: number | null;
  /** Absent or null keeps the stored source; a new carrier defaults to rate cards. */
  priceFrom?: PriceSource | null;
  /** Milliseconds, 100 to 4,000; absent or null keeps the stored value. */
  liveRateMs?: number | null;
  /** By field of the carrier's adapter; a blank secret keeps the stored one. */
  adapterSettings?: Readonly<Record<string, string>> | null;
}
