import { appClientAccountTexts as texts } from '@contracts/texts/app/carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { interpolate } from '../../shared/text/format';

type Numbers = Pick<ClientCarrierAccountView, 'apiBasedConnoteCarrier' | 'connoteAccountVariables'>;

/** Counts the unassigned numbers of the account's blocks; 0 for a carrier that issues its own. */
export function unusedNumbers({
  apiBasedConnoteCarrier,
  connoteAccountVariables,
}: Numbers): number {
  if (apiBasedConnoteCarrier) return 0;
  return connoteAccountVariables
    .map(({ rangeStart, rangeEnd, latestUsedRangeIndex: latest }) =>
      Math.max(0, rangeEnd - Math.max(latest, rangeStart - 1)),
    )
    .reduce((sum, unused) => sum + unused, 0);
}

/** Consequences of deleting an account. */
export function deletionWarning(account: Numbers): string {
  const unused = unusedNumbers(account);
  if (unused === 0) return texts.deleteWarning;
  const lost = unused === 1 ? texts.numberLost : interpolate(texts.numbersLost, { n: unused });
  return `${texts.deleteWarning} ${lost}`;
}
