/** Body of POST and PUT /customer-carrier; a GET's answer may be sent back. */
export interface SaveCustomerCarrierRequest {
  /** PUT only. */
  id?: number | null;
  carrier: { id: number };
  transferType?: string | null;
  productAccountNumber?: string | null;
  server?: string | null;
  bookingServer?: string | null;
  serverAuth?: string | null;
  username?: string | null;
  /** In clear where it is new; blank, or the ciphertext that was read, keeps what is there. */
  password?: string | null;
  apiKey?: string | null;
  path?: string | null;
  port?: number | null;
  difotServer?: string | null;
  difotUsername?: string | null;
  difotPassword?: string | null;
  difotPath?: string | null;
  difotPort?: number | null;
}
