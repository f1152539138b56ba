import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { CategoryChoices } from '../../../shared/settings/categories.api';
import type { PayerAccountChoice } from '../../../shared/settings/payer-accounts.api';

/** A payer account as selected; a deleted one is only known from the consignment, without its carrier's name. */
export type PayerChoice = Omit<PayerAccountChoice, 'version' | 'carrier'> & {
  readonly carrier: { readonly displayName: string } | null;
};

/** The client's categories, with those of the edited consignment that were deleted since. */
export function withSavedCategories(
  { categories, categoryEntries }: CategoryChoices,
  edited: ConsignmentView | null,
): CategoryChoices {
  const saved = edited?.categoryEntryPicks ?? [];
  const isListed = (list: readonly { readonly id: number }[], choiceId: number) =>
    list.some(({ id }) => id === choiceId);
  return {
    categories: [
      ...categories,
      ...saved
        .filter(({ categoryId }) => !isListed(categories, categoryId))
        .map(({ categoryId: id, categoryEntry: { categoryDesc } }) => ({ id, categoryDesc })),
    ],
    categoryEntries: [
      ...categoryEntries,
      ...saved
        .filter(({ categoryEntryId }) => !isListed(categoryEntries, categoryEntryId))
        .map(({ categoryId, categoryEntryId: id, categoryEntry: { entryDesc } }) => ({
          ...{ id, categoryId, entryDesc },
        })),
    ],
  };
}

/** The client's payer accounts, with that of the edited consignment if it was deleted since. */
export function withSavedPayer(
  accounts: readonly PayerAccountChoice[],
  edited: ConsignmentView | null,
): readonly PayerChoice[] {
  const saved = edited?.clientPayerAccount;
  if (!saved || accounts.some(({ id }) => id === saved.id)) return accounts;
  return [...accounts, { ...saved, carrier: null }];
}
