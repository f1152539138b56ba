import { appRateCardTexts as words } from '@contracts/texts/app/carriers';
import type { RateCardDetailView } from '@contracts/views/carrier-account.view';

import { formatDateTime, interpolate } from '../../../shared/text/format';

/** Name of a version: the service and the time of its upload. */
export const rateCardName = ({ displayName, createdAt }: RateCardDetailView, zone: string) =>
  interpolate(words.version, { service: displayName, at: formatDateTime(createdAt, zone) });
