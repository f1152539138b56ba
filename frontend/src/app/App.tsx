import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';

import { ExpiredSessionDialog } from '../features/auth/ExpiredSessionDialog';
import { ConfirmProvider } from '../shared/feedback/ConfirmProvider';
import { ErrorBoundary } from '../shared/feedback/ErrorBoundary';
import { MissingChunkNotice, PageFailure } from '../shared/feedback/PartFailure';
import { GuardedNavigation } from '../shared/navigation/GuardedNavigation';
import { theme } from '../shared/theme/theme';
import { RealtimeListener } from './RealtimeListener';
import { ResumedSession } from './ResumedSession';
import { AppRoutes } from './routing/AppRoutes';
import type { AppStore } from './store';

/** Providers of the whole application, except the router: tests provide their own. */
export function App({ store }: { readonly store: AppStore }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
        <CssBaseline />
        <ErrorBoundary part="application" fallback={PageFailure}>
          <ResumedSession>
            <GuardedNavigation>
              <ConfirmProvider>
                <AppRoutes />
                <RealtimeListener />
                <ExpiredSessionDialog />
                <MissingChunkNotice />
              </ConfirmProvider>
            </GuardedNavigation>
          </ResumedSession>
        </ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
