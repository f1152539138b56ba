import { appRateCardTexts as texts } from '@contracts/texts/app/carriers';
import type { RateCardDetailView } from '@contracts/views/carrier-account.view';

import { formatDateTime, interpolate } from '../../../shared/text/format';

/** Name of a version: the service and the time of its upload. */
export const rateCardName = ({ displayName, createdAt }: RateCardDetailView, zone: string) =>
  interpolate(texts.version, { service: displayName, at: formatDateTime(createdAt, zone) });
