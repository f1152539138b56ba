/** Body of PUT /customer-carrier/host-key and /client-integration/host-key. */
export interface AcceptHostKeyRequest {
  id: number;
  /** Version as last read. */
  version?: number | undefined;
  /** Fingerprint to pin from now on: `SHA256:…`. */
  fingerprint: string;
}
