import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ImportDetailView, ImportGroupDetailView } from '@contracts/views/import.view';

import { fakeServer } from '../../../../test/fake-server';
import { narrowScreen } from '../../../../test/screen-size';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { somePlan } from '../testing/some-plan';
import { GroupDetail } from './GroupDetail';
import { PlanGroups } from './PlanGroups';

const offer = (carrier: string, carrierServiceTypeId: number, isChosen = false) => ({
  ...{ carrier, carrierServiceTypeId, isChosen, clientCarrierAccountId: 77 },
  ...{ service: 'Standard', eta: '2026-11-25', totalCents: 4_900 + carrierServiceTypeId },
});
const detail: ImportGroupDetailView = {
  group: {
    ...{ no: 3, reference: 'SO-3', firstRow: 4, lastRow: 4, action: 'UPDATE' },
    ...{
      receiver: 'Shop',
      suburb: 'Campsie NSW 2194',
      consignmentId: 9,
      addressId: null,
      carrier: 'Coast',
    },
    ...{ service: 'Standard', eta: null, totalCents: 4_989, nextCents: 5_000, outcome: null },
    ...{ previousCents: 2_982, faults: [] },
    changes: [{ path: 'items[0].quantity', from: 2, to: 4 }],
  },
  rows: [{ row: 4, values: { Reference: 'SO-3' } }],
  columns: ['Reference'],
  suggestions: [],
  offers: [1, 2, 3, 4, 5, 6].map((id) => offer(`Carrier ${id}`, id, id === 1)),
};
const faulty: ImportGroupDetailView = {
  ...detail,
  group: {
    ...detail.group,
    ...{ action: 'ERROR', changes: [] },
    faults: [{ row: 4, column: 'Suburb', code: 'unknown', message: 'no such suburb' }],
  },
  suggestions: [{ row: 4, suburb: 'SOUTHBANK', state: 'VIC', postcode: '3006' }],
  offers: [],
};

function open(body: ImportGroupDetailView, plan: Partial<ImportDetailView> = {}) {
  const seen = fakeServer({
    'GET import/5/group/3': { body },
    'PATCH import/5/group/3': { body },
  });
  const onEdit = jest.fn();
  const held = ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'] as const;
  renderPart(<GroupDetail importView={{ ...somePlan, ...plan }} no={3} onEdit={onEdit} />, {
    at: '/import?id=5',
    session: sessionOf(held, { clientId: 7 }),
  });
  const sent = () => seen.filter(({ method }) => method === 'PATCH').map((request) => request.body);
  return { onEdit, sent };
}

describe('a reference below its row', () => {
  it('changes the offer, in the plan that is shown', async () => {
    const { sent } = open(detail);
    const offers = within(await screen.findByRole('radiogroup', { name: 'Offer used: 1 of 6' }));
    expect(offers.getAllByRole('radio')).toHaveLength(4);
    expect(offers.getByRole('radio', { name: 'Use Carrier 1, Standard' })).toBeChecked();

    await userEvent.click(offers.getByRole('button', { name: 'Show all 6 offers' }));
    await userEvent.click(offers.getByRole('radio', { name: 'Use Carrier 6, Standard' }));

    expect(sent()).toEqual([
      {
        planHash: somePlan.planHash,
        offer: { clientCarrierAccountId: 77, carrierServiceTypeId: 6 },
      },
    ]);
    expect(screen.getByRole('region', { name: 'Changes to the consignment' })).toBeVisible();
  });

  it('offers a correction for a misspelt suburb, and a way to edit the rows', async () => {
    const { sent, onEdit } = open(faulty);
    await userEvent.click(await screen.findByRole('button', { name: 'Use SOUTHBANK VIC 3006' }));

    expect(sent()[0]).toMatchObject({
      cells: [{ row: 4, column: 'Suburb', value: 'SOUTHBANK' }, {}, {}],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Edit the rows' }));
    expect(onEdit).toHaveBeenCalled();
  });

  it('is read-only once the plan is committed', async () => {
    const { onEdit } = open(detail, { state: 'RUNNING' });

    expect(await screen.findByRole('radio', { name: 'Use Carrier 2, Standard' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Edit the rows' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'View the rows' }));
    expect(onEdit).toHaveBeenCalled();
  });
});

describe('a reference on a phone', () => {
  narrowScreen();

  it('opens in its card', async () => {
    fakeServer({
      'GET import/5/group': { body: { groups: [detail.group], nextCursor: null } },
      'GET import/5/group/3': { body: detail },
    });
    renderPart(<PlanGroups importView={{ ...somePlan, hasFile: true }} />, {
      at: '/import?id=5',
      session: sessionOf(['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'], { clientId: 7 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Details SO-3' }));

    expect(await screen.findByRole('radiogroup', { name: 'Offer used: 1 of 6' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit the rows' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
