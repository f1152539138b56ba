/** Emails about integration flows. */
export const flowNoticeTexts = {
  kinds: {
    ORDERS_IN: 'Orders in',
    ADDRESSES_IN: 'Addresses in',
    CONSIGNMENTS_OUT: 'Consignments out',
    TRACKING_OUT: 'Tracking out',
    POD_OUT: 'PODs out',
  },
  failing: {
    subject: '{flow} via {server} is failing',
    text: '{flow} via {server} has failed several times in a row: {reason}\n\nNothing is lost: it is retried automatically and picks up where it left off. See Integrations for details.',
  },
  works: {
    subject: '{flow} via {server} is working again',
    text: '{flow} via {server} is working again and has picked up where it left off.',
  },
} as const;
