import { ownRateCardTexts as words } from '@contracts/texts/own-carriers';
import type { RateCardDetailView } from '@contracts/views/carrier-account.view';

import { formatDateTime } from '../../../shared/text/dates';
import { fillText } from '../../../shared/text/fill-text';

/** What tells the versions of one service apart: when they were uploaded, as it was in a zone. */
export const rateCardName = ({ displayName, createdAt }: RateCardDetailView, zone: string) =>
  fillText(words.version, { service: displayName, at: formatDateTime(createdAt, zone) });
