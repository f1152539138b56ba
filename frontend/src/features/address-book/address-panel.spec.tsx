import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { toast, Toaster } from 'sonner';

import { appTexts } from '@contracts/texts/app/common';

import { fakeServer, heldResponse } from '../../../test/fake-server';
import { receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { createStore } from '../../app/store';
import { ConfirmProvider } from '../../shared/feedback/ConfirmProvider';
import { GuardedNavigation } from '../../shared/navigation/GuardedNavigation';
import { theme } from '../../shared/theme/theme';
import { addressBookApi } from './address-book.api';
import { editorPermissions, open, other, pageOf } from './address-book.fixture';
import { AddressBookPage } from './AddressBookPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const company = () => screen.findByLabelText('Company name');

/** The address book in the browser's history, for its back button. */
function openInBrowser() {
  fakeServer({
    'GET address': { body: pageOf([receiver]) },
    'GET user/client/list': { body: [] },
  });
  window.history.replaceState(null, '', '/address-book');
  window.history.pushState({ idx: 1 }, '', `/address-book?address=${receiver.id}`);
  render(
    <Provider store={createStore(sessionOf(editorPermissions))}>
      <ThemeProvider theme={theme}>
        <ConfirmProvider>
          <BrowserRouter>
            <GuardedNavigation>
              <AddressBookPage />
            </GuardedNavigation>
          </BrowserRouter>
        </ConfirmProvider>
      </ThemeProvider>
    </Provider>,
  );
}

describe('the panel of an address', () => {
  it('asks for confirmation before the back button discards its input', async () => {
    openInBrowser();
    await userEvent.type(await company(), ' Pty Ltd');

    window.history.back();

    expect(await screen.findByRole('alertdialog', { name: appTexts.discardTitle })).toBeVisible();
    expect(await company()).toHaveValue(`${receiver.company} Pty Ltd`);
  });

  it('stays open when it was opened before a late response to the save of another address', async () => {
    const saving = heldResponse();
    open({
      at: `/address-book?address=${receiver.id}`,
      more: { 'GET address': { body: pageOf([receiver, other]) }, 'PUT address': saving.endpoint },
    });
    await userEvent.type(await company(), ' Pty Ltd');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await userEvent.click(await screen.findByLabelText('Edit Torrens Building'));
    expect(await company()).toHaveValue('Torrens Building');
    saving.send({ body: receiver });

    expect(await screen.findByText('Address updated successfully')).toBeInTheDocument();
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    });
    expect(within(screen.getByRole('dialog')).getByLabelText('Company name')).toHaveValue(
      'Torrens Building',
    );
  });

  it('keeps its input when an update moves its row to another page', async () => {
    let listed = [receiver];
    const found = heldResponse();
    fakeServer({
      'GET address': ({ params }) =>
        params.has('id') ? found.endpoint() : { body: pageOf(listed) },
      'GET user/client/list': { body: [] },
    });
    const store = renderPart(
      <>
        <AddressBookPage />
        <Toaster />
      </>,
      { at: `/address-book?address=${receiver.id}`, session: sessionOf(editorPermissions) },
    );
    await userEvent.type(await company(), ' Pty Ltd');
    listed = [sender];
    act(() => {
      store.dispatch(addressBookApi.util.invalidateTags(['Address']));
    });
    expect(await screen.findByText(sender.company, { selector: '[role="row"] *' })).toBeVisible();

    expect(screen.getByLabelText('Company name')).toHaveValue(`${receiver.company} Pty Ltd`);
  });
});
