/** Body of PUT /customer-carrier/host-key. */
export interface AcceptHostKeyRequest {
  id: number;
  /** As read. */
  version?: number | undefined;
  /** The key that the server is known by from now on: `SHA256:…`. */
  fingerprint: string;
}
