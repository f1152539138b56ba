import Alert from '@mui/material/Alert';
import { Suspense, useState } from 'react';

import { refusalTexts } from '@contracts/texts/refusals';
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
  /** As it was when the form was opened. */
  readonly edited: ConsignmentView;
  /** As the server has it now. */
  readonly latest: ConsignmentView;
  readonly state: ConsignmentFormState;
  readonly unit: LengthUnit;
  /** Told by a refused save; empty when nobody was named. */
  readonly changedBy: readonly string[];
  /** A refused save stands above: what no longer is open is not said twice. */
  readonly isToldAbove: boolean;
  readonly onMerged: (latest: ConsignmentView) => void;
}

/** The same consignment was saved elsewhere, by the same person perhaps: says who, shows what, and takes it over into what is typed (GAP-61). */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { edited, latest, state, unit, onMerged } = props;
  const [isOpen, setOpen] = useState(false);
  const isBehind = latest.revision > edited.revision;
  const who = useLastEditor(props.changedBy, isBehind ? latest : null);
  const versions = {
    base: formOf(edited, unit),
    mine: state.form,
    theirs: formOf(latest, unit),
  };

  if (latest.state !== 'OPEN')
    return props.isToldAbove ? null : (
      <Alert severity="warning">
        {latest.state === 'DELETED' ? refusalTexts.alreadyDeleted : refusalTexts.notOpen}
      </Alert>
    );
  if (!isBehind) return null;
  return (
    <>
      <ContextStrip
        lead={who ? `${who} changed this consignment.` : `${refusalTexts.changedMeanwhile}.`}
        detail="Nothing you typed is lost."
        action={{
          label: 'Show the changes',
          onClick: () => {
            setOpen(true);
          },
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ConflictDialog
            who={who}
            versions={versions}
            carriers={[edited.offer.carrierDisplayName, latest.offer.carrierDisplayName]}
            unit={unit}
            onMerge={(kept: ReadonlySet<FormPart>) => {
              state.change(mergeForms(versions, kept));
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
