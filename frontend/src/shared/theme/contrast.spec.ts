import { colourSchemes } from './palette';
import { dark, heatLevels, light, tones, type AppTokens } from './tokens';

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [bright = 0, dim = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const surface = (scheme: 'light' | 'dark') =>
  colourSchemes[scheme].palette?.background?.paper ?? '';
const schemes: [name: 'light' | 'dark', tokens: AppTokens][] = [
  ['light', light],
  ['dark', dark],
];

describe.each(schemes)('the %s scheme', (name, tokens) => {
  const backgrounds = [surface(name), tokens.canvas, tokens.sunken, tokens.accentSoft];

  it.each(tones)('displays %s chips readably and their glyphs visibly', (tone) => {
    const { fg, bg, glyph } = tokens.tone[tone];
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(glyph, bg)).toBeGreaterThanOrEqual(3);
  });

  it('keeps muted text and links readable on every background', () => {
    for (const background of backgrounds) {
      expect(contrast(tokens.textMuted, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.link, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(heatLevels)('displays numbers readably on heat level %s', (level) => {
    const text = colourSchemes[name].palette?.text?.primary ?? '';
    expect(contrast(text, tokens.heat[level])).toBeGreaterThanOrEqual(4.5);
  });

  it('makes adjacent shades distinguishable', () => {
    const shades = [surface(name), ...heatLevels.map((level) => tokens.heat[level])];

    for (const [index, shade] of shades.slice(1).entries())
      expect(contrast(shade, shades[index] ?? '')).toBeGreaterThanOrEqual(1.1);
  });

  it('keeps primary buttons readable', () => {
    expect(contrast(tokens.onInk, tokens.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('draws visible field outlines', () => {
    expect(contrast(tokens.lineInput, surface(name))).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.lineInput, tokens.sunken)).toBeGreaterThanOrEqual(3);
  });
});
