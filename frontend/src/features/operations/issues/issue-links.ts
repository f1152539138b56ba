import type { PermissionName } from '@contracts/permissions/permissions';
import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueKind, IssueView } from '@contracts/views/issue.view';

import { manifestListPath } from '../../../shared/navigation/manifest-list-path';
import { carrierListPath, setAsidePath } from '../operations-paths';

const { open } = appOperationsTexts.needs;

/** Link to the screen on which an item is resolved. */
export interface IssueLink {
  readonly to: string;
  readonly label: string;
  readonly permission: PermissionName;
}

const carriers = ({ customerId, subjectName }: IssueView): IssueLink => ({
  to: carrierListPath(customerId, subjectName),
  label: open.carrier,
  permission: 'READ_CUSTOMER_CARRIER',
});

/** Connections of a client: its own server presented another key. */
const connections = ({ subjectId, subjectName }: IssueView): IssueLink => ({
  to: `/client/integrations?${new URLSearchParams({
    clientId: String(subjectId),
    clientName: subjectName ?? '',
  }).toString()}`,
  label: open.connections,
  permission: 'UPDATE_CLIENT',
});

const links: Readonly<Partial<Record<IssueKind, (issue: IssueView) => IssueLink>>> = {
  SCANS_SET_ASIDE: ({ subjectId }) => ({
    to: setAsidePath(subjectId),
    label: open.scans,
    permission: 'READ_SET_ASIDE',
  }),
  SERVER_SILENT: carriers,
  SERVER_FAILS: carriers,
  HOST_KEY_CHANGED: (issue) => (issue.subjectId === null ? carriers(issue) : connections(issue)),
  MANIFEST_FAILED: ({ subjectName }) => ({
    to: manifestListPath(subjectName === null ? {} : { q: subjectName }),
    label: open.manifest,
    permission: 'READ_MANIFEST',
  }),
};

/** Undefined for items retried from the list. */
export const linkOf = (issue: IssueView): IssueLink | undefined => links[issue.kind]?.(issue);
