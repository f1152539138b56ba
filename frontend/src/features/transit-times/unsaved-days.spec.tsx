import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { toast, Toaster } from 'sonner';

import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { TransitTimesPage } from './TransitTimesPage';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const lane = (id: number, fromZone: string, toZone: string, eta: number): TransitLaneView => ({
  ...{ id, version: 1, serviceGroupId: 1, fromZone, toZone, eta },
  ...{ isOwn: false, sharedEta: eta },
});
const lanesFrom: Readonly<Record<string, TransitLaneView[]>> = {
  SYD: [lane(1, 'SYD', 'ADL', 2), lane(2, 'SYD', 'BNE', 3)],
  MEL: [lane(11, 'MEL', 'ADL', 1), lane(12, 'MEL', 'BNE', 4)],
};

/** Buttons of the browser. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <button onClick={() => void navigate(1)}>Browser forward</button>
    </>
  );
}

/** The page, and a server that delays its response to a save until `respond` is called. */
function open() {
  const responses: ((response: FakeResponse) => void)[] = [];
  const seen = fakeServer({
    'GET transit-time/service-group': { body: [{ id: 1, group: 'Road Express' }] },
    'GET transit-time/from-zone': { body: ['MEL', 'SYD'] },
    'GET transit-time': ({ params }) => ({
      body: { lanes: lanesFrom[params.get('fromZone') ?? ''] },
    }),
    'PUT transit-time': () => new Promise((resolve) => responses.push(resolve)),
  });
  renderPart(
    <>
      <History />
      <TransitTimesPage />
      <Toaster />
    </>,
    { at: '/transit-time?group=1&from=SYD', session: sessionOf(['UPDATE_TRANSIT_TIME']) },
  );
  const puts = () => seen.filter(({ method }) => method === 'PUT');
  const respond = async () => {
    await waitFor(() => {
      expect(puts()).not.toHaveLength(0);
    });
    await act(async () => {
      for (const resolve of responses) resolve({ body: { lanes: lanesFrom['SYD'] } });
      await Promise.resolve();
    });
  };
  return { puts, respond };
}

const etaOf = (zone: string) => screen.findByLabelText<HTMLInputElement>(`ETA to ${zone} in days`);
const type = async (zone: string, days: string) => {
  const cell = await etaOf(zone);
  await userEvent.clear(cell);
  await userEvent.type(cell, days);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('unsaved days of lanes', () => {
  it('belong to their from zone: Back shows the others as saved, Forward shows them again', async () => {
    open();
    expect(await etaOf('ADL')).toHaveValue('2');
    await selectOption(screen.getByLabelText('From zone'), 'MEL');
    await waitFor(async () => {
      expect(await etaOf('ADL')).toHaveValue('1');
    });
    await type('ADL', '5');
    await press('Browser back');

    await waitFor(async () => {
      expect(await etaOf('ADL')).toHaveValue('2');
    });
    expect(currentUrl()).toContain('from=SYD');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await press('Browser forward');
    await waitFor(async () => {
      expect(await etaOf('ADL')).toHaveValue('5');
    });
    expect(screen.getByRole('button', { name: 'Submit 1 change' })).toBeEnabled();
  });

  it('stay when they are typed while others are being saved', async () => {
    const { puts, respond } = open();
    await type('ADL', '5');
    await press('Submit 1 change');
    await waitFor(() => {
      expect(puts()).toHaveLength(1);
    });
    await type('BNE', '7');
    await respond();

    expect(await screen.findByText('Transit times updated')).toBeVisible();
    expect(await etaOf('BNE')).toHaveValue('7');
    expect(await screen.findByRole('button', { name: 'Submit 1 change' })).toBeEnabled();
  });

  it('are sent once on a double click', async () => {
    const { puts, respond } = open();
    await type('ADL', '5');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit 1 change' }));
    await respond();
    await screen.findByText('Transit times updated');

    expect(puts()).toHaveLength(1);
  });
});
