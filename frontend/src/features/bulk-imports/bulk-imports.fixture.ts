import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ImportReportView } from '@contracts/views/import-report.view';

import { type SeenRequest } from '../../../test/fake-server';

export const southern = {
  id: 4,
  name: 'southern',
  displayName: 'Southern Star',
  customerId: null,
  serviceTypes: [
    { id: 41, displayServiceType: 'Express' },
    { id: 42, displayServiceType: 'Economy' },
  ],
};
export const ownVan = { ...southern, id: 5, name: 'cc_own', displayName: 'Own Van', customerId: 1 };
export const report: ImportReportView = {
  inserted: 3,
  drafts: 1,
  failed: 1,
  errors: [{ row: 5, column: 'Suburb', code: 'invalid', message: 'No suburb BRUNSWICK' }],
  failedRows: 'Suburb,Error\nBRUNSWICK,No suburb',
};
export const clean = { ...report, drafts: 0, failed: 0, errors: [], failedRows: null };
export const csv = () => new File(['Reference\nPO-1'], 'shop.csv', { type: 'text/csv' });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Reads a field from the submitted multipart body. */
export function fieldOf(seen: readonly SeenRequest[], name: string): string | undefined {
  const { body } = seen.find(({ method }) => method === 'POST')!;
  return new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(String(body))?.[1];
}
