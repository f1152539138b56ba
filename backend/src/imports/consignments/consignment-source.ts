/**
 * Consignment files of a client, as `ImportLock` knows them: one lock for files imported at once and for runs of
 * planned ones, so that each sees the references of the other.
 */
export const consignmentSource = (clientId: number) => ({
  kind: 'consignment',
  owner: `client ${clientId}`,
});
