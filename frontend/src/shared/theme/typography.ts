import type { TypographyVariantsOptions } from '@mui/material/styles';

const sans = '"Geist Variable", system-ui, sans-serif';
const mono = '"Geist Mono Variable", ui-monospace, monospace';
const root = 16;
const rem = (pixels: number) => `${pixels / root}rem`;

/** Sizes in pixels, emitted as rem, so that browser zoom and text resize work. */
const text = (size: number, line: number, weight: number, tracking = '-0.004em') => ({
  fontSize: rem(size),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: tracking,
});

export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontSize: 13,
  htmlFontSize: root,
  h1: text(16, 22, 600, '-0.018em'),
  h2: text(14, 20, 600, '-0.012em'),
  h3: text(13, 20, 600, '-0.008em'),
  h4: text(18, 24, 600, '-0.02em'),
  body1: text(13, 20, 400),
  body2: text(12.5, 18, 400),
  caption: text(12, 16, 400),
  subtitle2: text(11.5, 16, 500),
  button: { ...text(13, 20, 500), textTransform: 'none' },
  figure: { fontFamily: sans, ...text(27, 34, 600, '-0.035em') },
  label: { fontFamily: sans, ...text(12, 16, 500) },
  mono: { fontFamily: mono, ...text(12, 18, 400, '-0.02em') },
};
