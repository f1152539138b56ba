import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { appTexts } from '@contracts/texts/app/common';

import { cheapOffer, explained } from '../../../test/consignment-form';
import { heldResponse } from '../../../test/fake-server';
import { receiver } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { fillIn, offers, openQuote, quote } from '../../../test/quick-quote';
import { currentUrl } from '../../../test/render-app';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();

const open = (more: Parameters<typeof openQuote>[0] = {}) => {
  const onClose = jest.fn();
  openQuote(more, undefined, onClose);
  return onClose;
};
const question = () => screen.findByRole('alertdialog', { name: appTexts.discardTitle });
const typeTitle = (title: string) => userEvent.type(screen.getByLabelText('Title'), title);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save quote' }));

describe('closing a quick quote', () => {
  it('asks before its input is lost', async () => {
    const onClose = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tailgate required' }));
    await userEvent.keyboard('{Escape}');
    expect(await question()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: appTexts.cancel }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: appTexts.close }));
    await question();
    await userEvent.click(screen.getByRole('button', { name: appTexts.discard }));

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask without input', async () => {
    const onClose = open();
    await screen.findByRole('checkbox', { name: 'Tailgate required' });
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask once it is saved', async () => {
    const onClose = open();
    await fillIn();
    await userEvent.click((await offers())[0]!);
    await typeTitle('Trade fair');
    await save();
    await waitFor(() => {
      expect(screen.getByLabelText('Title')).toHaveValue('');
    });
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask when it is opened as a consignment', async () => {
    open({
      'GET address/default': { body: quote.offer.senderAddress },
      'GET address': { body: { addresses: [receiver], totalCount: 1 } },
      'POST address/search': { body: { addresses: [receiver], totalCount: 1 } },
    });
    const types = within(await screen.findByRole('radiogroup', { name: 'To: address type' }));
    await userEvent.click(types.getByRole('radio', { name: 'Address' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'To' }));
    await userEvent.paste('merri');
    await userEvent.click(await screen.findByText('Merri Creek Joinery'));
    await selectOption(screen.getByRole('combobox', { name: /^Item type/ }), 'Satchel');
    await userEvent.click((await offers())[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Open as consignment' }));

    await waitFor(() => {
      expect(currentUrl()).toMatch(/^\/consignment\/quote\?offer=/);
    });
  });
});

describe('a quote whose items have changed', () => {
  it('is neither saved nor opened at the previous price', async () => {
    const newPrices = heldResponse();
    const responses = [() => explained([cheapOffer]), newPrices.endpoint];
    open({ 'POST consignment/offers/explained': () => responses.shift()!() });
    await fillIn();
    await userEvent.click((await offers())[0]!);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tailgate required' }));

    expect(screen.getByRole('button', { name: 'Save quote' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Open as consignment' })).toBeDisabled();
    await waitFor(() => {
      expect(responses).toEqual([]);
    });
    newPrices.send(explained([{ ...cheapOffer, totalCost: 400 }]));
    await screen.findByRole('radio', { name: /\$400/ });
    expect(screen.getByRole('button', { name: 'Save quote' })).toBeEnabled();
  });
});

describe('saving a quote with a late response', () => {
  it('keeps the title typed in the meantime', async () => {
    const saving = heldResponse();
    const onClose = open({ 'POST quote': saving.endpoint });
    await fillIn();
    await userEvent.click((await offers())[0]!);
    await typeTitle('Trade fair');
    await save();
    await typeTitle(' in Perth');
    saving.send({ body: quote });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save quote' })).toBeEnabled();
    });

    expect(screen.getByLabelText('Title')).toHaveValue('Trade fair in Perth');
    expect(onClose).not.toHaveBeenCalled();
  });
});
