import type { CarrierAdapter } from '../kit/index.js';
import { check } from './check.js';
import { fetchLabels } from './labels.js';
import { sendManifest } from './manifests.js';
import { bookPickup } from './pickups.js';
import { quote } from './rating.js';
import { accountsFrom, type AustraliaPostSettings, settings } from './settings.js';
import { announce, find, withdraw } from './shipments.js';
import { MAX_TRACKED, pullScans } from './tracking.js';

const SERVER = 'https://digitalapi.auspost.com.au';

/**
 * Australia Post (eParcel) and StarTrack through the Shipping and Tracking API v1. It neither pushes scans nor provides
 * proofs: the public documentation describes no body for either.
 */
export const australiaPost: CarrierAdapter<AustraliaPostSettings> = {
  name: 'australia-post',
  displayName: 'Australia Post',
  settings,
  numbers: 'CARRIER_AT_MANIFEST',
  origin: ({ apiKey, password, accountNumber, environment }) => ({
    url: `${SERVER}${environment === 'TESTBED' ? '/test' : ''}/shipping/v1`,
    headers: {
      Authorization: `Basic ${Buffer.from(`${apiKey}:${password}`).toString('base64')}`,
      'Account-Number': accountNumber,
    },
  }),
  accountsFrom,
  check,
  rating: { quote },
  shipments: { announce, withdraw, find },
  labels: { fetch: fetchLabels },
  manifests: { send: sendManifest },
  pickups: { book: bookPickup },
  tracking: { maxNumbers: MAX_TRACKED, pull: pullScans },
};
