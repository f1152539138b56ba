import type { ColorSystemOptions } from '@mui/material/styles';

import { dark, light } from './tokens';

type Schemes = Record<'light' | 'dark', ColorSystemOptions>;

export const colourSchemes: Schemes = {
  light: {
    palette: {
      primary: { main: '#2158D6', contrastText: '#FFFFFF' },
      error: { main: '#C4342E' },
      warning: { main: '#8F5607' },
      success: { main: '#197544' },
      info: { main: '#0B6F8A' },
      background: { default: light.canvas, paper: '#FFFFFF' },
      divider: light.line,
      text: { primary: '#14171C', secondary: '#454D58', disabled: light.textOff },
      DataGrid: { bg: '#FFFFFF', headerBg: light.sunken, pinnedBg: '#FFFFFF' },
      app: light,
    },
  },
  dark: {
    palette: {
      primary: { main: '#6E9BFF', contrastText: '#0D0F12' },
      error: { main: '#F0716A' },
      warning: { main: '#DD9B3A' },
      success: { main: '#43B877' },
      info: { main: '#35AECB' },
      background: { default: dark.canvas, paper: '#15181D' },
      divider: dark.line,
      text: { primary: '#F1F3F5', secondary: '#BCC3CC', disabled: dark.textOff },
      DataGrid: { bg: '#15181D', headerBg: dark.sunken, pinnedBg: '#15181D' },
      app: dark,
    },
  },
};
