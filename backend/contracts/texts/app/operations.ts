/** Operations: what the product cannot put right by itself. Not specified text. */
export const appOperationsTexts = {
  subtitle: 'what the product cannot put right by itself',
  tabs: {
    'set-aside': 'Set-aside scans',
    'security-log': 'Security log',
  },
} as const;
