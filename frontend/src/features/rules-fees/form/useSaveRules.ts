import { useState } from 'react';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';
import type { RulesSheetView, RulesView } from '@contracts/views/rules.view';

import {
  failureOf,
  isApiError,
  isOutcomeUnknown,
  type ApiError,
  type Failure,
} from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { useConfirm } from '../../../shared/feedback/useConfirm';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import type { Outcome } from '../../../shared/forms/useSaveFeedback';
import type { RulesSubject } from '../../../shared/navigation/useRecordDialog';
import { interpolate } from '../../../shared/text/format';
import { levelName, subjectName } from '../rules-names';
import { allFields } from '../plan/rules-plan';
import { useChangeRulesMutation, useOverrideRulesMutation } from '../rules-fees.api';
import { countChanges, toForm } from './rules-form';

interface SaveRulesOptions {
  readonly subject: RulesSubject;
  readonly sheet: RulesSheetView;
  readonly onSaved: () => void;
}

/** RULES-34, RULES-35: changes the record's own rules or, after confirmation, overrides the defaults. */
export function useSaveRules({ subject, sheet, onSaved }: SaveRulesOptions) {
  const [overrideRules, overriding] = useOverrideRulesMutation();
  const [changeRules, changing] = useChangeRulesMutation();
  const submission = useSubmissionKey();
  const confirm = useConfirm();
  const { customerId } = sheet;
  const [opened] = useState(sheet.revision);
  const isOutdated = isVersionConflict(overriding.error ?? changing.error);
  const [unconfirmed, setUnconfirmed] = useState<RulesView | null>(null);
  // the newer version is the user's own, whose response was lost
  const isOwnSave =
    unconfirmed !== null && sheet.revision !== opened && hasContentOf(sheet.rules, unconfirmed);
  // GAP-61: saving again after the error about a newer version overwrites it.
  const revision = isOutdated || isOwnSave ? sheet.revision : opened;
  const reportSave = useFormSaveFeedback();
  const failed = notSaved(interpolate(appRulesTexts.rulesOf, { name: subjectName(sheet) }));

  async function override(record: RulesView) {
    const isConfirmed = await confirm({
      title: interpolate(appRulesTexts.overrideQuestion, { name: subjectName(sheet) }),
      body: interpolate(appRulesTexts.overrideBegins, { from: levelName(sheet.level, sheet) }),
      confirmLabel: appRulesTexts.override,
    });
    if (!isConfirmed) return;
    const idempotencyKey = submission.keyFor({ record, revision });
    const request = { subject, customerId, record, revision, idempotencyKey };
    await finish(overrideRules(request), record, texts.overridden);
  }

  async function change(record: RulesView) {
    overriding.reset();
    const request = { subject, customerId, record, revision };
    await finish(changeRules(request), record, texts.updated);
  }

  async function finish(response: PromiseLike<Outcome>, record: RulesView, done: string) {
    if (await reportSave(response, { done, failed })) onSaved();
    const { error } = await response;
    if (error && isOutcomeUnknown(error)) setUnconfirmed(record);
  }

  return {
    save: (record: RulesView) => (record.id === null ? override(record) : change(record)),
    isBusy: overriding.isLoading || changing.isLoading,
    /** RULES-55, RULES-56: the specified message, with the server's below. */
    rejection: isOutdated && isOwnSave ? null : rejectionOf(overriding.error, changing.error),
  };
}

const hasContentOf = (saved: RulesView, sent: RulesView): boolean =>
  countChanges(allFields, toForm(saved), toForm(sent)) === 0;

const isVersionConflict = (error: unknown): error is ApiError =>
  isApiError(error) && error.code === 'rules.changed_by_another';

function rejectionOf(overrideError: unknown, changeError: unknown): Failure | null {
  const error = overrideError ?? changeError;
  if (isVersionConflict(error))
    return { message: error.message, reason: appRulesTexts.changedMeanwhile };
  if (overrideError) return failureOf(overrideError, texts.createFailed);
  return changeError ? failureOf(changeError, appRulesTexts.saveFailed) : null;
}
