/** Body of PUT /customer-carrier/host-key. */
export interface AcceptHostKeyRequest {
  id: number;
  /** As read. */
  version?: number | undefined;
  /** Fingerprint to pin from now on: `SHA256:…`. */
  fingerprint: string;
}
