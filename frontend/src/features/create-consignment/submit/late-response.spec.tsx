import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { Toaster, toast } from 'sonner';

import { fillIn, sent, server, submit, type Handlers } from '../../../../test/consignment-form';
import { heldResponse } from '../../../../test/fake-server';
import { consignment, operator } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { CreateConsignmentPage } from '../CreateConsignmentPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
  localStorage.clear();
});

const created = { body: { id: 900, clientId: 1, connoteNumber: 'SCF900', manifestId: null } };

function openForm(more: Handlers, session = sessionOf(operator)) {
  const seen = server(more);
  renderPart(
    <>
      <Link to="/consignment/list">List</Link>
      <Link to="/consignment/default">Create</Link>
      <Routes>
        <Route path="/consignment/default" element={<CreateConsignmentPage />} />
        <Route path="/consignment/list" element="The list" />
      </Routes>
      <Toaster />
    </>,
    { at: '/consignment/default', session },
  );
  return seen;
}

const goToList = async () => {
  await userEvent.click(screen.getByText('List'));
  await screen.findByText('The list');
};

/** Submits a form whose response is held back, and goes to the list. */
async function leaveBeforeResponse() {
  const saving = heldResponse();
  const seen = openForm({ 'POST consignment': saving.endpoint });
  await fillIn();
  await screen.findByRole('radiogroup', { name: 'Carrier offers' });
  await submit();
  await waitFor(() => {
    expect(sent(seen)).toHaveLength(1);
  });
  await goToList();
  return saving;
}

describe('the response to a form that was left', () => {
  it('is shown wherever the user is', async () => {
    const saving = await leaveBeforeResponse();
    saving.send(created);

    expect(
      await screen.findByText('Consignment created successfully. Connote: SCF900'),
    ).toBeInTheDocument();
  });

  it('is shown if it was rejected, and the input can be restored', async () => {
    const saving = await leaveBeforeResponse();
    saving.send({ status: 409, body: { statusCode: 409, message: 'The carrier is closed' } });

    expect(await screen.findByText('The carrier is closed')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Create'));
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  });

  it('no longer offers to restore input that has been sent: it would be sent twice', async () => {
    const saving = await leaveBeforeResponse();
    await userEvent.click(screen.getByText('Create'));
    await screen.findByRole('button', { name: 'Restore' });
    saving.send(created);

    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    });
  });

  it('is known to a form of the same client in another tab', async () => {
    await leaveBeforeResponse();
    await userEvent.click(screen.getByText('Create'));
    await screen.findByRole('button', { name: 'Restore' });
    const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('.1.new'));
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));

    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    });
  });
});

describe('a form that was left while it waited for its offers', () => {
  it('says that it was not submitted, and can be restored', async () => {
    const offers = heldResponse();
    const seen = openForm({ 'POST consignment/offers/explained': offers.endpoint });
    await fillIn();
    await submit();
    expect(await screen.findByRole('button', { name: /^Calculating/i })).toBeVisible();
    await goToList();

    expect(await screen.findByText(/^The consignment was not submitted/)).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);
    await userEvent.click(screen.getByText('Create'));
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  });
});

describe('a form that was left before it was compared with the open consignments', () => {
  const consolidating = {
    ...sessionOf(operator),
    clientSettings: [clientSettings({ consolidation: true })],
  };
  const isNotSubmitted = /^The consignment was not submitted: .* add its items to SCF71\.$/;
  const match = { body: consignment({ id: 71, connoteNumber: 'SCF71' }) };

  /** Submits a form, whose comparison is held back. */
  async function compare() {
    const comparison = heldResponse();
    const seen = openForm(
      { 'POST consignment': created, 'GET consignment/consolidation': comparison.endpoint },
      consolidating,
    );
    await fillIn();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();
    await waitFor(() => {
      expect(seen.some(({ path }) => path === 'consignment/consolidation')).toBe(true);
    });
    return { comparison, seen };
  }

  it('is not submitted without the question, and can be restored', async () => {
    const { comparison, seen } = await compare();
    await goToList();
    comparison.send(match);

    expect(await screen.findByText(isNotSubmitted)).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);
    await userEvent.click(screen.getByText('Create'));
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  });

  it('is not submitted if the form was left while the question was open', async () => {
    const { comparison, seen } = await compare();
    comparison.send(match);
    await screen.findByRole('dialog', { name: 'Add these items to SCF71?' });
    fireEvent.click(screen.getByText('List')); // behind the dialog, as the Back button of a browser

    expect(await screen.findByText(isNotSubmitted)).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);
  });

  it('is submitted once if none of them has the same route', async () => {
    const { comparison, seen } = await compare();
    await goToList();
    comparison.send({ status: 204 });

    expect(await screen.findByText(/Connote: SCF900$/)).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(1);
  });
});
