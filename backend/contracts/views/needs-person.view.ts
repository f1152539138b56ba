/** Kinds of things that the product cannot put right by itself. */
export const needsPersonKinds = [
  'SCANS_SET_ASIDE',
  'SERVER_SILENT',
  'SERVER_FAILS',
  'HOST_KEY_CHANGED',
  'MANIFEST_FAILED',
  'JOB_GIVEN_UP',
  'MAIL_REFUSED',
] as const;
export type NeedsPersonKind = (typeof needsPersonKinds)[number];

/** Kinds that can be retried from the list; the others are fixed elsewhere. */
export const retriableKinds = ['JOB_GIVEN_UP', 'MAIL_REFUSED'] as const;

/** One thing that needs a person; it leaves by itself when it is true no more. */
export interface NeedsPersonView {
  /** The same for as long as it lasts. */
  key: string;
  kind: NeedsPersonKind;
  /** In our words. */
  what: string;
  /** Why; null where the reader may not see it, or where there is nothing more to say. */
  details: string | null;
  /** Null for the installation; visible only to users who see every customer. */
  customerId: number | null;
  customerName: string | null;
  since: string;
  /** Record to fix: id of a customer's carrier or of a manifest. */
  subjectId: number | null;
  /** Its name, to find it by: carrier, server or manifest number. */
  subjectName: string | null;
  /** Its owner; null without one. */
  owner: NeedOwnerView | null;
}

/** A user who works on what needs a person. */
export interface NeedOwnerView {
  id: number;
  name: string;
}

/** GET needs-person, newest first. */
export interface NeedsPersonListView {
  needs: NeedsPersonView[];
  /** All, of which at most 500 are in the list. */
  totalCount: number;
  lookedAt: string;
}
