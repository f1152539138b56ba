import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';

import type { AppTokens } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    app: AppTokens;
  }
  interface PaletteOptions {
    app?: AppTokens;
  }
  interface CssVarsPalette {
    app: AppTokens;
  }
  interface TypographyVariants {
    figure: React.CSSProperties;
    mono: React.CSSProperties;
    label: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
    mono?: React.CSSProperties;
    label?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    mono: true;
    label: true;
  }
}
