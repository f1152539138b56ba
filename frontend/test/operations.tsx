import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import { OperationsPage } from '../src/features/operations/OperationsPage';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

interface OperationsOpening {
  /** Query of the page. */
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  /** Customers that the permissions are limited to. */
  readonly customerIds?: number[] | null;
  readonly responses?: Record<string, FakeEndpoint>;
}

/** The operations page of customer 9, for its administrator. */
export function openOperations({
  at = '',
  permissions,
  customerIds = null,
  responses: results = {},
}: OperationsOpening = {}) {
  const seen = fakeServer(results);
  const held = permissions ?? ['READ_SET_ASIDE', 'WORK_SET_ASIDE', 'READ_SECURITY_LOG'];
  const session = sessionOf(held, { customerId: 9, customerIds: [9] });
  renderPart(
    <>
      <OperationsPage />
      <Toaster />
    </>,
    {
      at: `/operations${at}`,
      session: {
        ...session,
        permissions: session.permissions.map((permission) => ({ ...permission, customerIds })),
      },
    },
  );
  return seen;
}
