import { expect, test } from '@playwright/test';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import { ApiClient, createConsignment, findConsignment } from '../support/api-client.js';
import { signIn } from '../support/browser.js';
import { address } from './environment.js';

test('an auditor steps back through the history of a consignment', async ({ page }) => {
  const shipper = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  const { id } = await createConsignment(shipper);
  const before = await findConsignment(shipper, id);
  await shipper.expect('PUT', 'consignment', {
    ...before,
    trackingStatus: 'CREATED',
    consignmentReferences: ['PO-CHANGED'],
  });

  const auditor = await ApiClient.signIn(address(), 'auditor@coastline.example');
  const events = await auditor.expect<HistoryEventView[]>('GET', `consignment/${id}/history`);
  const amended = events.find(({ type }) => type === 'ConsignmentAmended');
  const then = await auditor.expect<ConsignmentView>('GET', `consignment/${id}/history/0`);
  expect(amended?.changes).toContainEqual(
    expect.objectContaining({ to: expect.stringContaining('PO-CHANGED') }),
  );
  expect(then.consignmentReferences).toEqual(['PO-1']);

  await signIn(page, address(), 'auditor@coastline.example');
  await page.goto(`${address()}/consignment/list?history=consignment-${id}`);
  const drawer = page.getByRole('dialog');
  const slider = drawer.getByRole('slider');
  await expect(drawer.getByText('PO-CHANGED').first()).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(drawer.getByRole('region', { name: /^As it was at/ })).toContainText('PO-1');
  await expect(slider).toHaveAttribute('aria-valuetext', /Event 1 of/);
  await page.keyboard.press('End');
  await expect(drawer.getByRole('region', { name: 'Now', exact: true })).toContainText(
    'PO-CHANGED',
  );
});

test('an auditor cannot change anything', async () => {
  const auditor = await ApiClient.signIn(address(), 'auditor@coastline.example');
  const rejected = await auditor.send('DELETE', 'consignment?ids=1');

  expect(rejected.status).toBe(403);
});
