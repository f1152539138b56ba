import './browser';

import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { App } from '../src/app/App';
import { createStore } from '../src/app/store';
import { ConfirmProvider } from '../src/shared/feedback/ConfirmProvider';
import { GuardedNavigation } from '../src/shared/navigation/GuardedNavigation';
import { noSession, type SessionState } from '../src/shared/session/session.slice';
import { theme } from '../src/shared/theme/theme';

interface Start {
  readonly at?: string;
  readonly session?: SessionState;
}

const address = { current: '' };

function AddressBar() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address.current = pathname + search;
  });
  return null;
}

/** Path and query of the app under test. */
export const currentUrl = (): string => address.current;

/** The whole app at a URL. */
export function renderApp({ at = '/', session = noSession }: Start = {}) {
  const store = createStore(session);
  render(
    <MemoryRouter initialEntries={[at]}>
      <App store={store} />
      <AddressBar />
    </MemoryRouter>,
  );
  return store;
}

/** One component with the providers of the app. */
export function renderPart(part: ReactNode, { at = '/', session = noSession }: Start = {}) {
  const store = createStore(session);
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <ConfirmProvider>
          <MemoryRouter initialEntries={[at]}>
            <GuardedNavigation>{part}</GuardedNavigation>
            <AddressBar />
          </MemoryRouter>
        </ConfirmProvider>
      </ThemeProvider>
    </Provider>,
  );
  return store;
}
