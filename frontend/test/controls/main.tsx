import '@fontsource-variable/geist/wght.css';
import '@fontsource-variable/geist-mono/wght.css';

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

import { theme } from '../../src/shared/theme/theme';
import { ControlStates } from './ControlStates';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

createRoot(root).render(
  <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
    <CssBaseline />
    <ControlStates />
  </ThemeProvider>,
);
