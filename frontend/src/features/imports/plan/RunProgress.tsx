import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

import { isAtomicKind } from '@contracts/rules/import-kinds';
import { importRateColumns } from '@contracts/texts/app/import-kinds';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { interpolate } from '../../../shared/text/format';
import { formatCounts, isPublishing, progressOf } from '../import-states';

interface ProgressDisplay {
  readonly done: number;
  readonly total: number;
  readonly text: string;
  /** Effect that cancelling would still have. */
  readonly hint?: string;
}

/** Progress of a run; for rate cards, which are published as a whole, by step. */
export function RunProgress({ importView }: { readonly importView: ImportDetailView }) {
  const { done, total, text, hint } = progressDisplayOf(importView);
  const isIndeterminate = isPublishing(importView);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <LinearProgress
        variant={isIndeterminate ? 'indeterminate' : 'determinate'}
        aria-label={text}
        value={total === 0 ? 0 : (100 * done) / total}
        sx={{ width: 160 }}
      />
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
      {hint !== undefined && (
        <Box component="span" sx={{ color: 'app.textMuted' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

function progressDisplayOf(importView: ImportDetailView): ProgressDisplay {
  const { kind, wholeRun, referenceCount, isCancelling } = importView;
  if (!isAtomicKind(kind)) {
    const progress = progressOf(importView);
    return { ...progress, text: interpolate(texts.progress, formatCounts(progress)) };
  }
  if (isPublishing(importView))
    return {
      ...{ done: referenceCount, total: referenceCount },
      text: importRateColumns.publishing,
      hint: importRateColumns.tooLate,
    };
  const progress = { done: wholeRun?.checked ?? 0, total: referenceCount };
  return {
    ...progress,
    text: interpolate(importRateColumns.checking, formatCounts(progress)),
    ...(!isCancelling && { hint: importRateColumns.canCancel }),
  };
}
