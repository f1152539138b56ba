/** Operations: problems the product cannot resolve on its own. Not from the specification. */
export const appOperationsTexts = {
  subtitle: 'problems that need attention',
  tabs: {
    needs: 'Needs attention',
    'set-aside': 'Set-aside scans',
    'security-log': 'Security log',
  },
  needs: {
    none: 'Nothing needs attention.',
    noneReason:
      'Servers are responding, scans are being recorded, and everything sent has arrived.',
    checkedAt: 'Checked at {time}.',
    newestOnly: 'Showing the newest {shown} of {total}.',
    failed: 'The list could not be loaded',
    installation: 'This installation',
    open: { scans: 'Show scans', carrier: 'Show carrier', manifest: 'Show manifest' },
    retry: 'Try again',
    retried: 'Retrying now. It will leave the list once it succeeds.',
    retryFailed: 'It could not be retried',
    resend: 'Resend',
    resent: 'The manifest is being resent',
    resendFailed: 'The manifest could not be resent',
    next: 'Next issue',
    previous: 'Previous issue',
    close: 'Close',
    details: 'What happened',
    whatToDo: 'What to do',
    unassigned: 'Unassigned',
    takenBy: 'Assigned to {name}',
    mine: 'Assigned to you',
    take: 'Take',
    takeOver: 'Take over',
    release: 'Unassign',
    taken: 'Assigned to you',
    released: 'Unassigned',
    takeFailed: 'It could not be assigned',
    releaseFailed: 'It could not be unassigned',
    takenBySomeoneElse: 'Someone else has taken it',
    dismiss: 'Dismiss',
    dismissTitle: 'Dismiss this issue?',
    dismissNote:
      'The manifest stays as it is, and is listed again if it fails again. The reason is stored in the audit log.',
    dismissReason: 'Reason for dismissing',
    reasonMissing: 'Must enter a reason',
    dismissed: 'Dismissed',
    dismissFailed: 'It could not be dismissed',
    advice: {
      SCANS_SET_ASIDE:
        'No consignment was changed, and the feed continues. Check the scans, then retry or discard them.',
      SERVER_SILENT:
        'Nothing else is affected. Retries are automatic; contact the carrier, or test the connection.',
      SERVER_FAILS:
        'Retries are automatic. Compare the connection with the details from the carrier, then test it.',
      HOST_KEY_CHANGED:
        "Ask the carrier whether its key has changed, then compare the two keys on the carrier's page.",
      MANIFEST_FAILED:
        'The consignments stay manifested, and no other manifest is affected. Fix the cause, then resend; dismiss it if you arranged it with the carrier in another way.',
      JOB_GIVEN_UP: 'Retry runs it once more now. It stays on the list if it fails again.',
      MAIL_REFUSED: 'Check the address. A retry sends the email again now.',
    },
  },
} as const;
