import { parseNumber } from '@contracts/rules/parse-number';

import type { RulesForm } from '../form/rules-form';
import type { RulesField, TableGroup } from '../plan/rules-plan.types';

/** One step: from this size, this amount is charged. */
export interface TierStep {
  readonly size: number;
  readonly fee: string;
}

/** Complete tiers, smallest first. */
export function tierSteps({ rows }: TableGroup, form: RulesForm): TierStep[] {
  const typed = (field: RulesField | undefined) => form[field?.name ?? '']?.trim() ?? '';
  const steps = rows.flatMap(({ fields: [size, format, fee] }) => {
    const from = typed(size);
    const amount = typed(fee);
    if (from === '' || amount === '') return [];
    return [{ size: parseNumber(from), fee: feeText(amount, typed(format)) }];
  });
  return steps
    .filter(({ size }) => Number.isFinite(size) && size >= 0)
    .toSorted((a, b) => a.size - b.size);
}

const feeText = (amount: string, format: string): string =>
  format === 'percentage' ? `${amount} %` : `$${amount}`;
