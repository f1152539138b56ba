import { screen, within } from '@testing-library/react';

import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view';

import { fakeServer } from '../../../../test/fake-server';
import { orderFile } from '../../../../test/flows';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { FileDrawer } from './FileDrawer';

async function open(change: Partial<IntegrationFileDetailView>) {
  const file = { ...orderFile, ...change };
  fakeServer({ 'GET integration-file/71': { body: file } });
  renderPart(<FileDrawer id={71} onClose={() => undefined} />, {
    at: '/integrations',
    session: sessionOf(['READ_CLIENT_INTEGRATION']),
  });
  return within(await screen.findByRole('dialog', { name: file.name }));
}

describe('the details of a file', () => {
  it('name each error of a rejected order, and how many orders are not listed', async () => {
    const [refusal] = orderFile.refusals;
    const errors = [
      { row: 3, field: 'Suburb', message: 'No suburb Melburn 3000 VIC' },
      { row: 3, field: '', message: 'No carrier takes this' },
    ];
    const drawer = await open({ refused: 62, refusals: [{ ...refusal!, errors }] });

    expect(drawer.getByText('Suburb: No suburb Melburn 3000 VIC (row 3)')).toBeVisible();
    expect(drawer.getByText('No carrier takes this (row 3)')).toBeVisible();
    expect(drawer.getByText('61 more: see the error file')).toBeVisible();
  });

  it('name the fields that were not read, each with the one that was probably meant', async () => {
    const drawer = await open({
      ignoredFields: [
        { field: 'dispatchdte', nearest: 'dispatchDate' },
        { field: 'costcentre', nearest: null },
      ],
    });

    const unread = within(drawer.getByRole('region', { name: 'Fields not read' }));
    expect(unread.getByText('did you mean dispatchDate?')).toBeVisible();
    expect(unread.getByText('costcentre')).toBeVisible();
    expect(unread.getAllByText(/did you mean/)).toHaveLength(1);
  });

  it('show steps with seconds, and no empty lists', async () => {
    const drawer = await open({
      refused: 1,
      steps: [{ step: 'FOUND', at: '2026-11-23T03:40:02.000Z', details: '' }],
    });

    expect(drawer.getByText(/:40:02/)).toBeVisible();
    expect(drawer.queryByRole('region', { name: 'Fields not read' })).not.toBeInTheDocument();
    expect(drawer.queryByText(/more: see the error file/)).not.toBeInTheDocument();
  });

  it('name the server that it came from, even without a digest', async () => {
    const drawer = await open({ digest: null });
    expect(drawer.getByText('41 kB, from files.banksia.example')).toBeVisible();
  });
});
