/** Operations: what the product cannot put right by itself. Not specified text. */
export const appOperationsTexts = {
  subtitle: 'what the product cannot put right by itself',
  tabs: {
    'security-log': 'Security log',
  },
} as const;
