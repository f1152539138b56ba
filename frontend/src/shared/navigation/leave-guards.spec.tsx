import '../../../test/browser';

import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { ConfirmProvider } from '../feedback/ConfirmProvider';
import { FormDialog } from '../forms/FormDialog';
import { theme } from '../theme/theme';
import { GuardedNavigation } from './GuardedNavigation';
import { useLeavePageGuard } from './useLeavePageGuard';

function Form({ name }: { readonly name: string }) {
  const [text, setText] = useState('');
  useLeavePageGuard(text !== '');
  return (
    <>
      <input
        aria-label={name}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setText('');
        }}
      >
        {`Discard ${name}`}
      </button>
    </>
  );
}

const noop = () => undefined;

const TwoForms = () => (
  <>
    <Form name="Emails" />
    <Form name="Banner" />
    <Link to="/other">Leave</Link>
  </>
);

const DirtyDialog = () => (
  <FormDialog title="Rates" isDirty onSubmit={noop} onClose={noop}>
    <Link to="/other">Leave</Link>
  </FormDialog>
);

/** A form, and a dialog with input over it while the URL says so. */
function FormBelowDialog() {
  const [params] = useSearchParams();
  return (
    <>
      <Form name="Emails" />
      <Link to="?dialog=rates">Open the dialog</Link>
      <Link to="/other">Leave</Link>
      {params.has('dialog') && (
        <FormDialog title="Rates" isDirty param="dialog" onSubmit={noop} onClose={noop}>
          Fuel
        </FormDialog>
      )}
    </>
  );
}

function open(page: React.ReactNode) {
  window.history.replaceState(null, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/form');
  render(
    <ThemeProvider theme={theme}>
      <ConfirmProvider>
        <BrowserRouter>
          <GuardedNavigation>
            <Routes>
              <Route path="/form" element={page} />
              <Route path="*" element={<p>Elsewhere</p>} />
            </Routes>
          </GuardedNavigation>
        </BrowserRouter>
      </ConfirmProvider>
    </ThemeProvider>,
  );
}

const question = () => screen.findByRole('alertdialog', { name: appTexts.discardTitle });
const leave = () => userEvent.click(screen.getByText('Leave'));

describe('leaving a screen with unsaved input', () => {
  it('still asks for one form after another has been discarded', async () => {
    open(<TwoForms />);
    await userEvent.type(screen.getByLabelText('Emails'), 'a@b.au');
    await userEvent.type(screen.getByLabelText('Banner'), 'Closed');
    await userEvent.click(screen.getByRole('button', { name: 'Discard Banner' }));

    await leave();

    expect(await question()).toBeVisible();
    expect(screen.getByLabelText('Emails')).toHaveValue('a@b.au');
  });

  it('asks once for several forms', async () => {
    open(<TwoForms />);
    await userEvent.type(screen.getByLabelText('Emails'), 'a@b.au');
    await userEvent.type(screen.getByLabelText('Banner'), 'Closed');
    await leave();

    const discard = within(await question()).getByRole('button', { name: appTexts.discard });
    await userEvent.click(discard);

    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('asks when a link of a dialog would lose its input', async () => {
    open(<DirtyDialog />);

    await leave();

    expect(await question()).toBeVisible();
    expect(window.location.pathname).toBe('/form');
  });

  it('keeps the input of the form below a dialog that the back button closes', async () => {
    open(<FormBelowDialog />);
    await userEvent.type(screen.getByLabelText('Emails'), 'a@b.au');
    await userEvent.click(screen.getByText('Open the dialog'));
    await screen.findByRole('dialog');
    window.history.back();
    const discard = within(await question()).getByRole('button', { name: appTexts.discard });
    await userEvent.click(discard);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await leave();

    expect(await question()).toBeVisible();
    expect(screen.getByLabelText('Emails')).toHaveValue('a@b.au');
  });

  it.each([
    ['customer', '?customer=1', '?customer=2'],
    ['client', '?clientId=1', '?clientId=2'],
  ])('asks when the back button would show another %s', async (_, before, now) => {
    open(<Form name="Banner" />);
    window.history.replaceState({ idx: 1 }, '', `/form${before}`);
    window.history.pushState({ idx: 2 }, '', `/form${now}`);
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 2 } }));
    });
    await userEvent.type(screen.getByLabelText('Banner'), 'Closed');
    window.history.back();

    expect(await question()).toBeVisible();
    expect(screen.getByLabelText('Banner')).toHaveValue('Closed');
  });

  it('asks when the back button would lose the input of a dialog', async () => {
    open(<DirtyDialog />);

    window.history.back();

    expect(await question()).toBeVisible();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/form');
    });
  });
});
