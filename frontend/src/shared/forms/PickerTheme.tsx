import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';

import { pickers } from '../theme/components/pickers';

export interface PickerThemeProps {
  readonly children: ReactNode;
  /** Texts that replace the library's own. */
  readonly localeText?: NonNullable<LocalizationProviderProps<string>['localeText']>;
}

/** Locale and style of date pickers, which only the pages with a picker load. */
export const PickerTheme = (props: PickerThemeProps) => (
  <ThemeProvider theme={withPickers}>
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-AU" {...props} />
  </ThemeProvider>
);

const withPickers = (theme: Theme): Theme => ({
  ...theme,
  components: Object.assign({}, theme.components, pickers),
});
