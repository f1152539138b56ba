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
    newestOnly: 'The newest {shown} of {total}.',
    failed: 'What needs a person could not be loaded',
    installation: 'The installation',
    open: { scans: 'Show scans', carrier: 'Show carrier', manifest: 'Show manifest' },
    retry: 'Try again',
    retried: 'It is tried again now, and leaves the list once it succeeds',
    retryFailed: 'It could not be tried again',
    resend: 'Resend',
    resent: 'The manifest is sent again',
    resendFailed: 'The manifest could not be sent again',
    next: 'Next thing',
    previous: 'Previous thing',
    close: 'Close',
    details: 'What happened',
    canBeDone: 'What can be done',
    nobody: 'Nobody has taken it',
    takenBy: '{name} has taken it',
    mine: 'You have taken it',
    take: 'Take',
    takeOver: 'Take over',
    release: 'Leave it to others',
    taken: 'You have taken it',
    released: 'It is left to others',
    takeFailed: 'It could not be taken',
    releaseFailed: 'It could not be left to others',
    takenMeanwhile: 'Somebody else has taken it',
    advice: {
      SCANS_SET_ASIDE:
        'Nobody’s consignment was changed, and the feed goes on. Look at what came, then try it again or discard it.',
      SERVER_SILENT:
        'Nothing else is held up. It is tried again by itself; ask the carrier, or test the connection.',
      SERVER_FAILS:
        'It is tried again by itself. Compare the connection with what the carrier gave you, then test it.',
      HOST_KEY_CHANGED:
        'Ask the carrier whether its key has changed, then compare the two keys on the carrier’s page.',
      MANIFEST_FAILED:
        'The consignments stay manifested, and nobody else’s manifest waits. Put the reason right, then resend.',
      JOB_GIVEN_UP: 'It is tried once more at once, and stays on the list if it fails again.',
      MAIL_REFUSED: 'Look at the address. The mail is sent once more at once.',
    },
  },
} as const;
