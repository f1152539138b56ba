import type { OfferView } from '@contracts/views/offer.view';

import { DateText } from './DateText';

/** When an offer's goods arrive, and after how many business days; nothing where nobody knows. */
export const EtaText = ({ eta, transitDays }: Pick<OfferView, 'eta' | 'transitDays'>) =>
  eta && (
    <>
      ETA <DateText value={eta} />
      {daysText(transitDays)}
    </>
  );

function daysText(days: number | null): string {
  if (days === null) return '';
  if (days === 0) return ', same day';
  return days === 1 ? ', 1 day' : `, ${days} days`;
}
