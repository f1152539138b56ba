import { isClientKind } from '@contracts/rules/import-kinds';
import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import {
  type ImportDetailView,
  type ImportOptionsView,
  knownReferences,
  offerPreferences,
} from '@contracts/views/import.view';

import { CompactSelect } from '../../../shared/forms/CompactSelect';
import { usePlanActions } from './usePlanActions';

/** Options for the rows; changing one plans the import again. A rate card has none: it always matches its file. */
export function PlanOptions({ importView }: { readonly importView: ImportDetailView }) {
  const { canPlan, planAgain } = usePlanActions(importView);
  if (!canPlan || importView.kind === 'RATE_CARD') return null;
  const { options, kind } = importView;
  const { known } = importKindTexts[kind];
  const change = (changes: Partial<ImportOptionsView>) => {
    planAgain({ ...options, ...changes });
  };
  return (
    <>
      {kind === 'CONSIGNMENT' && (
        <CompactSelect
          aria-label={texts.offer}
          value={options.offer}
          options={offerPreferences.map((value) => ({
            value,
            label: `${texts.offer}: ${texts.offers[value]}`,
          }))}
          onChange={(offer) => {
            change({ offer });
          }}
        />
      )}
      <CompactSelect
        aria-label={known}
        value={options.whenKnown}
        options={knownReferences.map((value) => ({
          value,
          label: `${known}: ${texts.existingReferenceOptions[value]}`,
        }))}
        onChange={(whenKnown) => {
          change({ whenKnown });
        }}
      />
      {isClientKind(kind) && (
        <CompactSelect
          aria-label={texts.errorRows}
          value={options.keepFaultyAsDrafts ? 'draft' : 'leave'}
          options={(['leave', 'draft'] as const).map((value) => ({
            value,
            label: `${texts.errorRows}: ${texts.errorRowOptions[value]}`,
          }))}
          onChange={(value) => {
            change({ keepFaultyAsDrafts: value === 'draft' });
          }}
        />
      )}
    </>
  );
}
