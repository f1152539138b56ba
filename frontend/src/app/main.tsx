import '@fontsource-variable/geist/wght.css';
import '@fontsource-variable/geist-mono/wght.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { reportUncaught } from '../shared/api/report-failure';
import { App } from './App';
import { followOtherTabs } from './other-tabs';
import { prefetchBehindLogin, prefetchPage } from './routing/prefetch';
import { createStore } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

reportUncaught();

const store = createStore();
followOtherTabs(store);
if (store.getState().session.token === null) prefetchBehindLogin();
else prefetchPage(store);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>,
);
