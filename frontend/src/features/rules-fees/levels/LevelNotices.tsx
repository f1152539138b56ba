import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { Undo2 } from 'lucide-react';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import type { RulesSubject } from '../../../shared/navigation/useRecordDialog';
import { interpolate } from '../../../shared/text/format';
import { isChanged } from '../form/rules-form';
import { useDropRules } from '../form/useDropRules';
import type { RulesFormState } from '../form/useRulesForm';
import { allFields } from '../plan/rules-plan';
import { useListTrialAccountsQuery } from '../rules-fees.api';
import { levelName } from '../rules-names';

export interface LevelNoticesProps {
  readonly subject: RulesSubject;
  readonly sheet: RulesSheetView;
  readonly state: RulesFormState;
  readonly canEdit: boolean;
  readonly onDropped: () => void;
}

/**
 * Notices about the record's own rules: their effect, changes at higher levels, and records below that override them.
 */
export function LevelNotices({ subject, sheet, state, canEdit, onDropped }: LevelNoticesProps) {
  const { data: accounts = [] } = useListTrialAccountsQuery(canEdit ? subject : skipToken);
  const affectedAccounts = accounts.filter(({ isOverridden }) => !isOverridden).length;
  const { drop, isDropping } = useDropRules(sheet, { affectedAccounts, onDropped });
  const from = levelName(sheet.levelAbove, sheet);
  const changed = changedAbove(state);
  const overriddenClients = [
    ...new Set(accounts.filter((a) => a.isOverridden).map((a) => a.clientName)),
  ];
  return (
    <>
      {sheet.rules.id !== null && (
        <Box sx={stripSx}>
          <Box sx={{ flex: '1 1 240px' }}>{interpolate(texts.whole, { from })}</Box>
          {canEdit && (
            <Button
              size="small"
              startIcon={<Undo2 size={14} aria-hidden />}
              disabled={isDropping}
              onClick={drop}
            >
              {interpolate(texts.drop, { from })}
            </Button>
          )}
        </Box>
      )}
      {changed.length > 0 && (
        <Alert severity="info">
          {interpolate(texts.changedAbove, { from, fields: summariseFields(changed) })}
        </Alert>
      )}
      {overriddenClients.length > 0 && (
        <Alert severity="info">
          {interpolate(texts.notFollowing, { names: summariseFields(overriddenClients) })}
        </Alert>
      )}
    </>
  );
}

/** Labels of the fields changed at the compared level since the record's own rules were saved. */
function changedAbove({ compared }: RulesFormState): string[] {
  if (!compared?.before) return [];
  const { values, before } = compared;
  return allFields.filter((field) => isChanged(field, values, before)).map(({ label }) => label);
}

const MAX_NAMES = 3;

/** 'Fuel charge (%), Fee and 4 more' */
function summariseFields(names: readonly string[]): string {
  const fields = names.slice(0, MAX_NAMES).join(', ');
  const hiddenCount = names.length - MAX_NAMES;
  return hiddenCount > 0 ? interpolate(texts.moreFields, { fields, n: hiddenCount }) : fields;
}

const stripSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: '14px',
  py: '8px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  color: 'text.secondary',
  bgcolor: 'app.sunken',
} as const;
