import { useState } from 'react';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appCutOffTexts } from '@contracts/texts/app/carriers';
import { appTexts } from '@contracts/texts/app/common';
import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import { failureOf } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { isDiscarded } from '../../../shared/api/conflict-resolver';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import { useSaveCutOffMutation } from '../customer-carriers.api';
import { CutOffFields } from './CutOffFields';
import { cutOffForm, validateCutOff } from './cut-off-form';

export interface CutOffDialogProps {
  readonly record: CustomerCarrierView;
  readonly onClose: () => void;
}

/** CARRIER-54 to CARRIER-63: pickup cut-off of the carrier. */
export function CutOffDialog({ record, onClose }: CutOffDialogProps) {
  const { derivedCarrierCutOff: saved } = record;
  const title = interpolate(appCutOffTexts.title, { carrier: record.carrier.displayName });
  const isLinked = saved?.isCarrierLinked ?? false;
  const can = usePermissionCheck();
  const canSave = can(isLinked ? 'UPDATE_CARRIER_CUT_OFF' : 'CREATE_CARRIER_CUT_OFF');
  const draft = useDraft(cutOffForm(saved), record.version);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading, error }] = useSaveCutOffMutation();
  const { day, time } = draft.form;
  const messages = validateCutOff(draft.form);
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    const version = { id: saved?.id ?? record.id, version: draft.version };
    const cutOff = { ...version, cutOffDay: Number(day), cutOffTime: time };
    const response = save({ customerCarrierId: record.id, isLinked, cutOff });
    void response.then(({ error: failure }) => {
      if (failure && !isDiscarded(failure)) console.warn(appCutOffTexts.saveFailed, failure); // CARRIER-63
    });
    if (await reportSave(response, { done: texts.cutOffSaved, failed: notSaved(title) })) onClose();
  }

  return (
    <FormDialog
      size="sm"
      title={title}
      {...(canSave ? { submitLabel: appCutOffTexts.save } : { closeLabel: appTexts.close })}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, appCutOffTexts.saveFailed)}
      onSubmit={() => {
        if (canSave) void submit();
      }}
      onClose={onClose}
    >
      <CutOffFields
        draft={draft}
        messages={isChecked ? messages : {}}
        isLinked={isLinked}
        isReadOnly={!canSave}
      />
    </FormDialog>
  );
}
