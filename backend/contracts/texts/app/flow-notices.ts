/** Mails about integration flows. */
export const flowNoticeTexts = {
  kinds: {
    ORDERS_IN: 'Orders in',
    CONSIGNMENTS_OUT: 'Consignments out',
    TRACKING_OUT: 'Tracking out',
  },
  failing: {
    subject: '{flow} over {server} fails',
    text: '{flow} over {server} has failed several times in a row: {reason}\n\nNothing is lost: it is tried again and again, and goes on where it stopped. See Integrations for details.',
  },
  works: {
    subject: '{flow} over {server} works again',
    text: '{flow} over {server} works again, and has gone on where it stopped.',
  },
} as const;
