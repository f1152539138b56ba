/** Operations: problems the product cannot resolve on its own. Not from the specification. */
export const appOperationsTexts = {
  subtitle: 'problems that need attention',
  tabs: {
    needs: 'Needs attention',
    'set-aside': 'Set-aside scans',
    jobs: 'Jobs',
    feeds: 'Feeds',
    'security-log': 'Security log',
  },
  /** Job queue and projections, shown to the operator of the installation. */
  work: {
    loadFailed: 'The job queue could not be loaded',
    note: 'What runs in the background for all customers: data to carriers, pickup bookings, emails and imports.',
    none: 'No jobs have been queued yet.',
    noneReason: 'Jobs appear here when the first manifest, email or import is queued.',
    columns: {
      kind: 'Job',
      due: 'Waiting',
      running: 'Running',
      later: 'Scheduled',
      failed: 'Failed',
      lastError: 'Last error',
    },
    kinds: {
      transmitManifest: 'Send manifests to carriers',
      bookPickup: 'Book pickups',
      resumeManifesting: 'Finish interrupted manifests',
      announceManifest: 'Email clients about manifests',
      tellReceivers: 'Prepare emails to receivers',
      tellReceiver: 'Email receivers',
      sendEmail: 'Send emails',
      simulatedScans: 'Create simulated carrier scans',
      planImport: 'Plan imports',
      runImport: 'Run imports',
      cleanUpRemovedClients: 'Clean up deleted clients',
    },
    oldestOf: 'oldest {age}',
    next: 'next',
    retrying: '{count} retrying',
    givenUp: '{count} failed permanently',
    seconds: '{count} s',
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} days',
    waiting: (count: number): string => {
      if (count === 0) return 'No jobs are waiting';
      return count === 1 ? '1 job is waiting' : `${count.toLocaleString('en-AU')} jobs are waiting`;
    },
    oldest: ', the oldest for {age}',
    behind: (count: number): string => {
      if (count === 0) return 'The projections are up to date';
      return count === 1
        ? 'The projections are 1 event behind'
        : `The projections are ${count.toLocaleString('en-AU')} events behind`;
    },
    stopped: 'Projection stopped: {names}',
    stoppedDetail:
      'The lists that it fills show no new changes. Fix the cause shown in the log, then run npm run projections:retry.',
  },
  feeds: {
    title: 'Feeds',
    note: "Carriers' tracking feeds. A scan that can't be recorded is set aside, and its feed continues.",
    failed: 'The feeds could not be loaded',
    none: 'No carrier has a tracking feed.',
    noneReason: 'Set up a feed in its carrier, under Tracking.',
    newestOnly: 'Showing the first {shown} of {total}.',
    columns: {
      carrier: 'Carrier',
      customer: 'Customer',
      source: 'Source',
      state: 'State',
      readAt: 'Last read',
      setAside: 'Set aside',
    },
    sources: { WEB: 'Web service', SFTP: 'SFTP', FTP: 'FTP', ACCOUNT: 'Carrier API' },
    states: { READING: 'Reading', FAILING: 'Failing', LATE: 'Late', NOT_READ: 'Not read yet' },
    failing: (calls: number): string => (calls === 1 ? '1 call failed' : `${calls} calls failed`),
    since: 'since',
    late: 'Overdue: not read when expected.',
    lateAdvice: "Check that the worker is running, and look in its log for the feed's error.",
    scans: (count: number): string => (count === 1 ? '1 scan' : `${count} scans`),
    showScans: 'Show scans of {feed}',
    retrying: '{count} retried automatically',
  },
  needs: {
    none: 'Nothing needs attention.',
    noneReason:
      'Servers are responding, scans are being recorded, and everything sent has arrived.',
    checkedAt: 'Checked at {time}.',
    newestOnly: 'Showing the newest {shown} of {total}.',
    failed: 'The list could not be loaded',
    installation: 'This installation',
    open: {
      scans: 'Show scans',
      carrier: 'Show carrier',
      manifest: 'Show manifest',
      connections: 'Show connections',
    },
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
    take: 'Assign to me',
    takeOver: 'Take over',
    release: 'Unassign',
    taken: 'Assigned to you',
    released: 'Unassigned',
    takeFailed: 'It could not be assigned',
    releaseFailed: 'It could not be unassigned',
    takenBySomeoneElse: 'Assigned to someone else',
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
        'Ask the operator of the server whether its key has changed, then compare the two keys on the form of the connection.',
      MANIFEST_FAILED:
        'The consignments stay manifested, and no other manifest is affected. Fix the cause, then resend; dismiss it if you arranged it with the carrier in another way.',
      JOB_GIVEN_UP: 'Retry runs it once more now. It stays on the list if it fails again.',
      MAIL_REFUSED: 'Check the address. A retry sends the email again now.',
    },
  },
} as const;
