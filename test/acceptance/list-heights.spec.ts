import { expect, test } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { address } from './environment.js';

for (const height of [900, 500])
  test(`CROSS-20 a list in a window of ${height} px scrolls within at least half of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await signIn(page, address(), 'admin@coastline.example');
    await page.goto(`${address()}/consignment/list?tab=ALL`);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('row').nth(5)).toBeAttached();

    const list = await grid.locator('..').boundingBox();
    expect(list?.height).toBeGreaterThanOrEqual(height * 0.4);
    const rows = grid.locator('.MuiDataGrid-virtualScroller');
    expect(await rows.evaluate((box) => getComputedStyle(box).overflowY)).not.toBe('visible');
  });
