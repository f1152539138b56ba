import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import { appTexts } from '@contracts/texts/app/common';

import {
  bodyOf,
  expensiveOffer,
  sent,
  server,
  submit,
  type Handlers,
} from '../../../test/consignment-form';
import { consignment, operator } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { api } from '../../shared/api/api';
import { EditConsignmentPage } from './EditConsignmentPage';
import { sentBody } from '../../../test/fake-server';

noBrowserLayout();
describe('editing a consignment', () => {
  const edit = (more: Handlers) => {
    const seen = server(more);
    const page = (
      <>
        <Link to="/dashboard">Away</Link>
        <EditConsignmentPage />
      </>
    );
    renderPart(page, { at: '/consignment/edit?conId=71', session: sessionOf(operator) });
    return seen;
  };

  it('GAP-61 shows who changed what in the meantime, and merges it without losing input', async () => {
    const { offer } = consignment();
    let current = consignment();
    const seen = edit({
      'GET consignment/71': () => ({ body: current }),
      'PUT consignment': ({ body }) => {
        if (sentBody<SaveConsignmentRequest>({ body })?.revision === 2)
          return { body: { id: 71, connoteNumber: 'SCF71', revision: 3 } };
        current = consignment({ revision: 2, offer: { ...offer, isTailgateRequired: true } });
        return {
          status: 409,
          body: {
            message: 'Record was changed by another user',
            code: 'consignment.changed_by_another',
            details: { revision: 2, changedBy: [{ id: 9, name: 'Priya N.' }], changedFields: [] },
          },
        };
      },
    });
    await userEvent.click(await screen.findByLabelText(/^Special instructions/));
    await userEvent.paste('Ring twice');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    expect(await screen.findByText('Priya N. changed this consignment.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the changes' }));
    expect(await screen.findByRole('dialog', { name: 'Changes by Priya N.' })).toHaveTextContent(
      'Tailgate requiredNo Yes',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Apply to my form' }));

    await waitFor(() => {
      expect(screen.queryByText('Priya N. changed this consignment.')).not.toBeInTheDocument();
    });
    await submit();
    await waitFor(() => {
      expect(bodyOf(sent(seen)[1])).toMatchObject({
        revision: 2,
        offer: { isTailgateRequired: true, specialInstructions: 'Ring twice' },
      });
    });
  });

  it('GAP-61 keeps input that a second change overlaps while the first one is shown', async () => {
    let current = consignment();
    server({ 'GET consignment/71': () => ({ body: current }) });
    const { dispatch } = renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });
    const change = (revision: number, part: Partial<typeof current.offer>) => {
      current = consignment({ revision, offer: { ...current.offer, ...part } });
      act(() => {
        dispatch(api.util.invalidateTags(['Consignment']));
      });
    };
    const instructions = await screen.findByLabelText(/^Special instructions/);
    await userEvent.click(instructions);
    await userEvent.paste('Ring twice');
    change(2, { isTailgateRequired: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the changes' }));
    await screen.findByRole('button', { name: 'Apply to my form' });
    change(3, { specialInstructions: 'Dock 4' });
    const mine = await screen.findByRole('radio', { name: 'Keep mine: Ring twice' });
    expect(mine).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Dock 4/ }));
    change(4, { specialInstructions: 'Dock 5' });
    await screen.findByRole('radio', { name: /Dock 5/ });
    expect(mine).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Apply to my form' }));

    expect(instructions).toHaveValue('Ring twice');
  });

  it('CON-30 starts from the stored values with the carrier selected, and passes the result to the list', async () => {
    const { offer } = consignment();
    const seen = server({
      'GET consignment/71': {
        body: consignment({ offer: { ...offer, ...expensiveOffer, items: offer.items } }),
      },
      'PUT consignment': { body: { id: 71, connoteNumber: 'TLH1', revision: 2 } },
    });
    renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });
    expect(await screen.findByRole('radio', { name: /Tasman Linehaul/ })).toBeChecked();
    await submit();

    await waitFor(() => {
      expect(decodeURIComponent(currentUrl())).toBe(
        '/consignment/list?message=Consignment updated successfully. Connote: TLH1',
      );
    });
    expect(bodyOf(sent(seen)[0])).toMatchObject({
      id: 71,
      revision: 1,
      offer: { id: expensiveOffer.id },
    });
  });

  it('GAP-61 shows once that it was deleted in the meantime, and keeps the input', async () => {
    let current = consignment();
    edit({
      'GET consignment/71': () => ({ body: current }),
      'PUT consignment': () => {
        current = consignment({ state: 'DELETED' });
        return {
          status: 409,
          body: { message: 'Consignment is deleted', code: 'consignment.deleted' },
        };
      },
    });
    await userEvent.click(await screen.findByLabelText(/^Special instructions/));
    await userEvent.paste('Ring twice');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    expect(await screen.findByText('Consignment is deleted')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Special instructions/)).toHaveValue('Ring twice');
  });

  it('no longer shows that it is deleted after a restore', async () => {
    let current = consignment();
    server({
      'GET consignment/71': () => ({ body: current }),
      'PUT consignment': () => {
        current = consignment({ state: 'DELETED' });
        return {
          status: 409,
          body: { message: 'Consignment is deleted', code: 'consignment.deleted' },
        };
      },
    });
    const { dispatch } = renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();
    expect(await screen.findByText('Consignment is deleted')).toBeInTheDocument();
    current = consignment();
    act(() => {
      dispatch(api.util.invalidateTags(['Consignment']));
    });

    await waitFor(() => {
      expect(screen.queryByText('Consignment is deleted')).not.toBeInTheDocument();
    });
  });

  it('asks before a link discards input, but not after saving', async () => {
    edit({
      'GET consignment/71': { body: consignment() },
      'PUT consignment': { body: { id: 71, connoteNumber: 'SCF71', revision: 2 } },
    });
    await userEvent.click(await screen.findByLabelText(/^Special instructions/));
    await userEvent.paste('Ring twice');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));

    const question = await screen.findByRole('alertdialog', { name: appTexts.discardTitle });
    expect(currentUrl()).toBe('/consignment/edit?conId=71');
    await userEvent.click(within(question).getByRole('button', { name: appTexts.cancel }));
    await submit();

    await waitFor(() => {
      expect(currentUrl()).toMatch('/consignment/list?message=');
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('restores input after a reload, alongside changes saved by others', async () => {
    let current = consignment();
    const responses = { 'GET consignment/71': () => ({ body: current }) };
    edit(responses);
    await userEvent.click(await screen.findByLabelText(/^Special instructions/));
    await userEvent.paste('Ring twice');
    cleanup();
    current = consignment({ revision: 2, offer: { ...current.offer, isTailgateRequired: true } });
    edit(responses);
    expect(await screen.findByText('Restore your unsaved changes?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText('Consignment has since been changed.')).toBeVisible();
    expect(screen.getByLabelText(/^Special instructions/)).toHaveValue('Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Show the changes' }));
    expect(
      await screen.findByRole('dialog', { name: 'Changes made in the meantime' }),
    ).toHaveTextContent('Tailgate requiredNo Yes');
  });

  it('discards stored input on request', async () => {
    edit({ 'GET consignment/71': { body: consignment() } });
    await userEvent.click(await screen.findByLabelText(/^Special instructions/));
    await userEvent.paste('Ring twice');
    await waitFor(() => {
      expect(localStorage.length).toBe(1);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    const question = await screen.findByRole('alertdialog', { name: appTexts.discardTitle });
    await userEvent.click(within(question).getByRole('button', { name: appTexts.discard }));

    await waitFor(() => {
      expect(localStorage.length).toBe(0);
    });
  });
});
