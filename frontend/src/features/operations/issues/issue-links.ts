import type { PermissionName } from '@contracts/permissions/permissions';
import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueKind, IssueView } from '@contracts/views/issue.view';

import { manifestListPath } from '../../../shared/navigation/manifest-list-path';

const { open } = appOperationsTexts.needs;

/** Link to the screen on which an item is resolved. */
export interface IssueLink {
  readonly to: string;
  readonly label: string;
  readonly permission: PermissionName;
}

const path = (to: string, values: Readonly<Record<string, string | number | null>>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return `${to}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
};

/** Carriers of the customer, searched by name; for a super admin the link also selects the customer. */
const carriers = ({ customerId, subjectName }: IssueView): IssueLink => ({
  to: path('/carrier/list', { customer: customerId, q: subjectName }),
  label: open.carrier,
  permission: 'READ_CUSTOMER_CARRIER',
});

const links: Readonly<Partial<Record<IssueKind, (issue: IssueView) => IssueLink>>> = {
  SCANS_SET_ASIDE: ({ subjectId }) => ({
    to: path('/operations', { tab: 'set-aside', feed: subjectId }),
    label: open.scans,
    permission: 'READ_SET_ASIDE',
  }),
  SERVER_SILENT: carriers,
  SERVER_FAILS: carriers,
  HOST_KEY_CHANGED: carriers,
  MANIFEST_FAILED: ({ subjectName }) => ({
    to: manifestListPath(subjectName === null ? {} : { q: subjectName }),
    label: open.manifest,
    permission: 'READ_MANIFEST',
  }),
};

/** Undefined for items retried from the list. */
export const linkOf = (issue: IssueView): IssueLink | undefined => links[issue.kind]?.(issue);
