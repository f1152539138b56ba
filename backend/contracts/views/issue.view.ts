/** Kinds of problems that the product cannot resolve on its own. */
export const issueKinds = [
  'SCANS_SET_ASIDE',
  'SERVER_SILENT',
  'SERVER_FAILS',
  'HOST_KEY_CHANGED',
  'MANIFEST_FAILED',
  'JOB_GIVEN_UP',
  'MAIL_REFUSED',
] as const;
export type IssueKind = (typeof issueKinds)[number];

/** Kinds that can be retried from the list; the others are fixed elsewhere. */
export const retriableKinds = ['JOB_GIVEN_UP', 'MAIL_REFUSED'] as const;

/** One item that needs attention; it disappears once it is resolved. */
export interface IssueView {
  /** Stable while the item exists. */
  key: string;
  kind: IssueKind;
  /** Title, as shown on screen. */
  what: string;
  /** Reason; null if the reader may not see it, or if there is none. */
  details: string | null;
  /** Null for the installation as a whole, visible only to users who see every customer. */
  customerId: number | null;
  customerName: string | null;
  since: string;
  /** Record to fix: id of a customer's carrier, of a manifest, or of the client whose connection has a changed key. */
  subjectId: number | null;
  /** Its name: carrier, server, client or manifest number. */
  subjectName: string | null;
  /** Its owner; null if there is none. */
  owner: IssueOwnerView | null;
}

/** The user an item is assigned to. */
export interface IssueOwnerView {
  id: number;
  name: string;
}

/** GET needs-person, newest first. */
export interface IssueListView {
  needs: IssueView[];
  /** Total count; the list holds at most 500. */
  totalCount: number;
  lookedAt: string;
}
