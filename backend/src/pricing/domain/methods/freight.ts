import type { Decimal } from 'decimal.js';

import { largest, toCents } from '../decimals.js';
import type { Band } from '../rate-card/rate-card.js';

/** Step 4: basic plus the amount of the bands, at least the minimum; dollars in, whole cents out. */
export const freightCents = ({ basic, minimum }: Band, amount: Decimal): number =>
  toCents(largest(basic.plus(amount), minimum));
