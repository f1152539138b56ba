/** Operations: what the product cannot put right by itself. Not specified text. */
export const appOperationsTexts = {
  subtitle: 'what the product cannot put right by itself',
  tabs: {
    needs: 'Needs a person',
    'set-aside': 'Set-aside scans',
    'security-log': 'Security log',
  },
  needs: {
    none: 'Nothing needs a person.',
    noneReason: 'Servers answer, scans are taken, and what was sent has arrived.',
    lookedAt: 'Looked at {time}.',
    longestOnly: 'The {shown} that last longest of {total}.',
    failed: 'What needs a person could not be loaded',
    installation: 'The installation',
    open: { scans: 'Show scans', carrier: 'Show carrier', manifest: 'Show manifest' },
    retry: 'Try again',
    retried: 'It is tried again now, and leaves the list once it succeeds',
    retryFailed: 'It could not be tried again',
    resend: 'Resend',
    resent: 'The manifest is sent again',
    resendFailed: 'The manifest could not be sent again',
  },
} as const;
