import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ImportDetailView, ImportGroupDetailView } from '@contracts/views/import.view';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { somePlan } from '../testing/some-plan';
import { GroupDialog } from './GroupDialog';

const detail: ImportGroupDetailView = {
  group: {
    ...{ no: 3, reference: 'SO-3', firstRow: 4, lastRow: 4, action: 'ERROR' },
    ...{
      receiver: 'Shop',
      suburb: 'Southbnk VIC 3006',
      consignmentId: null,
      addressId: null,
      carrier: null,
    },
    ...{ service: null, eta: null, totalCents: null, nextCents: null, outcome: null },
    ...{ previousCents: null, changes: [] },
    faults: [{ row: 4, column: 'Suburb', code: 'unknown', message: 'no such suburb' }],
  },
  rows: [{ row: 4, values: { Reference: 'SO-3', Suburb: 'Southbnk', Postcode: '3006' } }],
  columns: ['Reference', 'Suburb', 'Postcode', 'State'],
  offers: [],
  suggestions: [{ row: 4, suburb: 'SOUTHBANK', state: 'VIC', postcode: '3006' }],
};
const corrected = { ...detail, group: { ...detail.group, action: 'CREATE' as const, faults: [] } };

interface Opening {
  readonly plan?: Partial<ImportDetailView>;
  readonly patch?: FakeResponse;
}

function open({ plan = {}, patch = { body: corrected } }: Opening = {}) {
  const seen = fakeServer({
    'GET import/5/group/3': { body: detail },
    'PATCH import/5/group/3': patch,
  });
  const onClose = jest.fn();
  const held = ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'] as const;
  renderPart(<GroupDialog importView={{ ...somePlan, ...plan }} no={3} onClose={onClose} />, {
    at: '/import?id=5',
    session: sessionOf(held, { clientId: 7 }),
  });
  const sent = () => seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { onClose, sent };
}

describe('the rows of a reference', () => {
  it('show cells with errors first, and accept corrections', async () => {
    const { onClose, sent } = open();
    expect(await screen.findByText(/Row 4, Suburb: no such suburb/)).toBeVisible();
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save and check' })).toBeDisabled();

    await userEvent.clear(screen.getByLabelText('Suburb'));
    await userEvent.type(screen.getByLabelText('Suburb'), 'Southbank');
    await userEvent.click(screen.getByRole('button', { name: 'Save and check' }));

    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(sent()).toEqual([
      {
        planHash: somePlan.planHash,
        cells: [{ row: 4, column: 'Suburb', value: 'Southbank' }],
      },
    ]);
  });

  it('suggest a suburb for a misspelt one', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Use SOUTHBANK VIC 3006' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and check' }));

    await waitFor(() => {
      expect(sent()).toHaveLength(1);
    });
    expect(sent()[0]).toMatchObject({
      cells: [
        { row: 4, column: 'Suburb', value: 'SOUTHBANK' },
        { row: 4, column: 'State', value: 'VIC' },
      ],
    });
  });

  it('stay open while the reference still has errors, and if someone else changed the plan', async () => {
    const message = 'The plan has changed since you saw it.';
    const body = { statusCode: 409, code: 'import.plan_changed', message };
    const { onClose } = open({ patch: { status: 409, body } });
    await userEvent.click(await screen.findByRole('button', { name: 'Use SOUTHBANK VIC 3006' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and check' }));

    expect(await screen.findByText('The plan has changed since you saw it.')).toBeVisible();
    expect(screen.getByLabelText('Suburb')).toHaveValue('SOUTHBANK');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are read-only once the plan is committed', async () => {
    open({ plan: { state: 'RUNNING' } });

    expect(await screen.findByLabelText('Suburb')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save and check' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });
});
