import Alert from '@mui/material/Alert';
import { Suspense, useState } from 'react';

import { consignmentEditorTexts as texts } from '@contracts/texts/app/create-consignment';
import { domainErrorTexts } from '@contracts/texts/domain-errors';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { ContextStrip } from '../../../shared/feedback/ContextStrip';
import { lazy } from '../../../shared/loading/lazy';
import { formOf } from '../form/consignment-form';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import type { LengthUnit } from '../../../shared/goods/units';
import { mergeForms, type FormPart } from './merge-forms';
import { useLastEditor } from './useLastEditor';

const ConflictDialog = lazy(async () => {
  const { ConflictDialog: dialog } = await import('./ConflictDialog');
  return { default: dialog };
});

export interface ConflictNoticeProps {
  /** As opened. */
  readonly edited: ConsignmentView;
  /** Current version on the server. */
  readonly latest: ConsignmentView;
  readonly state: ConsignmentFormState;
  readonly unit: LengthUnit;
  /** Named in the error of a rejected save; otherwise empty. */
  readonly changedBy: readonly string[];
  /** A rejected save is shown above and already says that the consignment is no longer open. */
  readonly isShownAbove: boolean;
  readonly onMerged: (latest: ConsignmentView) => void;
}

/**
 * The consignment was saved elsewhere, possibly by the same user: shows by whom and what, and merges it into the
 * form (GAP-61).
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { edited, latest, state, unit, onMerged } = props;
  const [isOpen, setOpen] = useState(false);
  const isOutdated = latest.revision > edited.revision;
  const editorName = useLastEditor(props.changedBy, isOutdated ? latest : null);
  const versions = {
    base: formOf(edited, unit),
    mine: state.form,
    theirs: formOf(latest, unit),
  };

  if (latest.state !== 'OPEN')
    return props.isShownAbove ? null : (
      <Alert severity="warning">
        {latest.state === 'DELETED' ? domainErrorTexts.alreadyDeleted : domainErrorTexts.notOpen}
      </Alert>
    );
  if (!isOutdated) return null;
  return (
    <>
      <ContextStrip
        lead={editorName ? texts.changed(editorName) : `${domainErrorTexts.changedMeanwhile}.`}
        detail={texts.changesKept}
        action={{
          label: texts.show,
          onClick: () => {
            setOpen(true);
          },
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ConflictDialog
            editorName={editorName}
            versions={versions}
            carriers={[edited.offer.carrierDisplayName, latest.offer.carrierDisplayName]}
            unit={unit}
            onMerge={(keptParts: ReadonlySet<FormPart>) => {
              state.change(mergeForms(versions, keptParts));
              onMerged(latest);
              setOpen(false);
            }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
