/** A tone carries meaning (planned, moving, failed, …); its three colours are tested for contrast. */
export const tones = ['neutral', 'plan', 'move', 'warn', 'bad', 'done'] as const;
export type Tone = (typeof tones)[number];

export interface ToneColours {
  /** Text on `bg`: at least 4.5 to 1. */
  readonly fg: string;
  readonly bg: string;
  /** Icon on `bg`: at least 3 to 1. */
  readonly glyph: string;
}

/** Heat map colours, light to dark, behind ordinary text: the number stays readable, and colour only supports it. */
export const heatLevels = ['lowest', 'low', 'mediumLow', 'mediumHigh', 'high', 'highest'] as const;
export type HeatLevel = (typeof heatLevels)[number];

/** Colours beyond Material UI's own; the same names in light and dark. */
export interface AppTokens {
  readonly canvas: string;
  readonly sunken: string;
  readonly hover: string;
  readonly line: string;
  readonly lineStrong: string;
  /** Outline of fields and checkboxes: at least 3 to 1. */
  readonly lineInput: string;
  readonly textMuted: string;
  readonly textOff: string;
  /** Primary buttons and the active tab. */
  readonly ink: string;
  readonly inkHover: string;
  readonly onInk: string;
  readonly link: string;
  readonly accentSoft: string;
  readonly accentLine: string;
  /** Only for the logo. */
  readonly brand: string;
  readonly shadowSmall: string;
  readonly shadowFloat: string;
  readonly shadowDialog: string;
  readonly tone: Readonly<Record<Tone, ToneColours>>;
  readonly heat: Readonly<Record<HeatLevel, string>>;
}

export const light: AppTokens = {
  canvas: '#F3F4F6',
  sunken: '#F8F9FA',
  hover: '#F3F5F7',
  line: '#E4E7EB',
  lineStrong: '#D3D8DE',
  lineInput: '#848D9A',
  textMuted: '#5D6672',
  textOff: '#848D9A',
  ink: '#171A20',
  inkHover: '#2A2F38',
  onInk: '#FFFFFF',
  link: '#1C4DBD',
  accentSoft: '#EEF3FE',
  accentLine: '#B9CCF8',
  brand: '#D9571E',
  shadowSmall: '0 1px 2px rgba(18,22,30,.05)',
  shadowFloat: '0 1px 1px rgba(18,22,30,.04),0 6px 16px -4px rgba(18,22,30,.10)',
  shadowDialog: '0 2px 6px rgba(18,22,30,.08),0 18px 44px -8px rgba(18,22,30,.24)',
  tone: {
    neutral: { fg: '#454D58', bg: '#EEF0F3', glyph: '#757E8A' },
    plan: { fg: '#5638A3', bg: '#F0ECFB', glyph: '#7A5BD0' },
    move: { fg: '#075A72', bg: '#E3F3F7', glyph: '#0F86A6' },
    warn: { fg: '#7D4A06', bg: '#FCF0DB', glyph: '#B9700F' },
    bad: { fg: '#A3211D', bg: '#FCEBE9', glyph: '#D2403A' },
    done: { fg: '#155F36', bg: '#E4F4EA', glyph: '#1F8B4F' },
  },
  heat: {
    lowest: '#FDF3E0',
    low: '#F9E2BD',
    mediumLow: '#F6D09A',
    mediumHigh: '#F4BE79',
    high: '#F2AB59',
    highest: '#F09639',
  },
};

export const dark: AppTokens = {
  canvas: '#0D0F12',
  sunken: '#191D23',
  hover: '#1D2128',
  line: '#262B33',
  lineStrong: '#343B45',
  lineInput: '#6C7683',
  textMuted: '#98A1AD',
  textOff: '#6C7683',
  ink: '#F1F3F5',
  inkHover: '#FFFFFF',
  onInk: '#14171C',
  link: '#8FB2FF',
  accentSoft: '#1A2540',
  accentLine: '#2F4680',
  brand: '#F0773F',
  shadowSmall: '0 1px 2px rgba(0,0,0,.4)',
  shadowFloat: '0 6px 18px -4px rgba(0,0,0,.55)',
  shadowDialog: '0 20px 48px -8px rgba(0,0,0,.75),0 0 0 1px #343B45',
  tone: {
    neutral: { fg: '#BCC3CC', bg: '#262B33', glyph: '#98A1AD' },
    plan: { fg: '#C3B2F7', bg: '#29213F', glyph: '#9B82EA' },
    move: { fg: '#8CD6EA', bg: '#0F2D37', glyph: '#35AECB' },
    warn: { fg: '#F2C27B', bg: '#35260F', glyph: '#DD9B3A' },
    bad: { fg: '#FFB0AA', bg: '#3B1B1A', glyph: '#F0716A' },
    done: { fg: '#8FDCAF', bg: '#12301F', glyph: '#43B877' },
  },
  heat: {
    lowest: '#332608',
    low: '#47300A',
    mediumLow: '#5E3A0C',
    mediumHigh: '#78430F',
    high: '#944A17',
    highest: '#B25022',
  },
};
