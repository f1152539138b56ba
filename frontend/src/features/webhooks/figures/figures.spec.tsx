import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast } from 'sonner';

import { serverError } from '../../../../test/fake-server';
import { costs, figures, openWebhooks, press, warehouse } from '../../../../test/webhooks-page';
import { narrowScreen } from '../../../../test/screen-size';

afterEach(() => {
  toast.dismiss();
});

const listOf = () => screen.findByRole('navigation', { name: 'Subscriptions' });

describe('the figures of a webhook', () => {
  it('are above all of its parts, with the calls of each half hour as a table', async () => {
    openWebhooks();
    const shown = within(await screen.findByLabelText('Last 24 hours'));

    expect(shown.getByText('120')).toBeVisible();
    expect(shown.getByText('99.2%')).toBeVisible();
    expect(shown.getByText('220')).toHaveTextContent('220ms');
    expect(shown.getByText('3')).toHaveTextContent(/^3oldest \d+/);
    const table = screen.getByRole('table', { name: /half hour/ });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByRole('row', { name: '11:00 am 120 2' })).toBeInTheDocument();
  });

  it('show that they could not be loaded, and are refetched', async () => {
    let isDown = true;
    openWebhooks({
      more: { 'GET webhook/5/figures': () => (isDown ? serverError : { body: figures }) },
    });
    await screen.findByText('The figures could not be loaded');
    isDown = false;
    await press('Try again');

    expect(await screen.findByLabelText('Last 24 hours')).toBeVisible();
  });

  it('show a dash for the response time before the first response', async () => {
    openWebhooks({
      more: { 'GET webhook/5/figures': { body: { ...figures, answerP95Ms: null } } },
    });
    const shown = within(await screen.findByLabelText('Last 24 hours'));

    expect(shown.getByText('—')).toBeVisible();
  });
});

describe('the list of webhooks', () => {
  it('has a line about each: that of the shown one is updated live, the others are polled', async () => {
    const listed = { ...figures, id: 6, held: 214, heldSince: '2026-11-17T22:40:00.000Z' };
    const old = { ...figures, delivered: 7, givenUp: 0 };
    openWebhooks({ more: { 'GET webhook/figures': { body: [old, listed] } } });
    const list = within(await listOf());

    expect(await list.findByText('120 in 24 h · 99.2%')).toBeVisible();
    expect(list.getByText('214 held since 18/11 9:40 am')).toBeVisible();
  });
});

describe('the strip of a webhook that fails', () => {
  it('names what is held, and resumes a disabled one', async () => {
    const disabled = { ...warehouse, status: 'DISABLED', statusReason: '410 Gone' } as const;
    openWebhooks({ list: [disabled] });
    expect(await screen.findByText(/410 Gone. 3 events are held. Nothing is lost/)).toBeVisible();
    const strip = within(
      screen.getAllByRole('status').find((one) => one.textContent.includes('410'))!,
    );
    fireEvent.click(strip.getByRole('button', { name: 'Resume' }));

    expect(await screen.findByRole('dialog', { name: 'Resume sending' })).toBeVisible();
  });

  it('resumes nothing for users who may not', async () => {
    const disabled = { ...warehouse, status: 'DISABLED', statusReason: '410 Gone' } as const;
    openWebhooks({ list: [disabled], permissions: ['READ_WEBHOOK'] });
    await screen.findByText(/410 Gone/);

    expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  narrowScreen();

  it('a webhook is picked from a native select', async () => {
    openWebhooks({ list: [warehouse, costs] });
    const select = await screen.findByRole('combobox', { name: 'Subscription' });
    act(() => {
      fireEvent.change(select, { target: { value: '6' } });
    });

    expect(await screen.findByRole('region', { name: 'Freight costs' })).toBeVisible();
    expect(select).toHaveDisplayValue('Freight costs, Paused');
  });
});
