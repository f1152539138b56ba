import './augmentation';

import { createTheme } from '@mui/material/styles';

import { choices } from './components/choices';
import { controls } from './components/controls';
import { fields } from './components/fields';
import { grid } from './components/grid';
import { colourSchemes } from './palette';
import { surfaces } from './components/surfaces';
import { tables } from './components/tables';
import { typography } from './typography';

/** Attribute of the root element that selects the colour scheme; set before the first paint. */
const COLOUR_SCHEME_ATTRIBUTE = 'data-theme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOUR_SCHEME_ATTRIBUTE },
  defaultColorScheme: 'light',
  colorSchemes: colourSchemes,
  spacing: 4,
  shape: { borderRadius: 7 },
  breakpoints: { values: { xs: 0, sm: 640, md: 960, lg: 1280, xl: 1680 } },
  typography,
  transitions: {
    duration: {
      shortest: 80,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 220,
      enteringScreen: 180,
      leavingScreen: 120,
    },
  },
  components: { ...surfaces, ...controls, ...choices, ...fields, ...tables, ...grid },
});
