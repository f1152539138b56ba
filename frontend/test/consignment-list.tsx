import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { ConsignmentListPage } from '../src/features/consignments/ConsignmentListPage';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { listPage, operator, shellResponses } from './freight';
import { noBrowserLayout } from './layout';
import { sessionOf } from './people';
import { renderPart } from './render-app';

/** Gives the list a size, since jsdom has no layout, and removes toasts after each test. */
export function setUpListLayout(): void {
  noBrowserLayout();
  afterEach(() => {
    toast.dismiss();
  });
}

export function open(
  list: FakeEndpoint,
  more: Record<string, FakeEndpoint> = {},
  { at = '/consignment/list', session = sessionOf(operator) } = {},
) {
  const seen = fakeServer({ ...shellResponses, 'POST consignment/list': list, ...more });
  renderPart(
    <>
      <ConsignmentListPage />
      <Toaster />
    </>,
    { at, session },
  );
  return seen;
}

export const openWith = (
  rows: readonly ConsignmentListItem[],
  more?: Record<string, FakeEndpoint>,
) => open({ body: listPage(rows) }, more);

/** Finds a row by its text: computing the accessible names of all rows takes jsdom seconds. */
export async function rowOf(connote: string): Promise<HTMLElement> {
  const row = (await screen.findByText(connote)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${connote} stands in no row`);
  return row;
}

export const select = async (connote: string) =>
  userEvent.click(within(await rowOf(connote)).getByRole('checkbox'));

export const bar = () => screen.findByRole('region', { name: 'Selection' });
