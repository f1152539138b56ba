import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';

import { importGroupTexts } from '@contracts/texts/app/imports';
import { importOfferTexts } from '@contracts/texts/app/import-offers';
import type {
  ImportDetailView,
  ImportGroupDetailView,
  ImportGroupView,
  SuburbSuggestionView,
} from '@contracts/views/import.view';

import { failureOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { useToast } from '../../../shared/feedback/useToast';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { useEditImportGroupMutation, useGetImportGroupQuery } from '../imports.api';
import { errorTexts } from './group-columns';
import { groupName } from './group-name';
import { GroupChanges, useCanEdit } from './GroupDialog';
import { GroupOffers } from './GroupOffers';

interface GroupDetailProps {
  readonly importView: ImportDetailView;
  readonly no: number;
  /** Opens the cells of the rows, to edit or only to read. */
  readonly onEdit: () => void;
}

/**
 * Details of a reference below its row: errors with their remedy, the changes of an update, and the available offers.
 */
export function GroupDetail({ importView, no, onEdit }: GroupDetailProps) {
  const { data, error, refetch } = useGetImportGroupQuery({ id: importView.id, no });
  const canEdit = useCanEdit(importView);
  if (error && !data)
    return (
      <ErrorState
        {...failureOf(error, importGroupTexts.loadFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonLines count={3} />;
  const { group, offers } = data;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Errors importView={importView} detail={data} canEdit={canEdit} />
      <Box sx={cardsSx}>
        {group.changes.length > 0 && (
          <Box sx={cardSx}>
            <GroupChanges kind={importView.kind} group={group} />
          </Box>
        )}
        {offers.length > 0 && (
          <Box sx={cardSx}>
            <GroupOffers
              importView={importView}
              group={group}
              offers={offers}
              canChoose={canEdit}
            />
          </Box>
        )}
      </Box>
      <Box>
        <Button variant="outlined" onClick={onEdit}>
          {canEdit ? importOfferTexts.editCells : importOfferTexts.viewCells}
        </Button>
      </Box>
    </Box>
  );
}

interface ErrorsProps {
  readonly importView: ImportDetailView;
  readonly detail: ImportGroupDetailView;
  readonly canEdit: boolean;
}

function Errors({ importView, detail: { group, suggestions }, canEdit }: ErrorsProps) {
  const { use, isLoading } = useSuggestion(importView, group);
  const texts = errorTexts(group);
  if (texts.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {texts.map((text) => (
        <Typography key={text} sx={errorSx}>
          <CircleAlert size={14} strokeWidth={1.8} aria-hidden />
          {text}
        </Typography>
      ))}
      {canEdit &&
        suggestions.map((suggestion) => (
          <Button
            key={suggestion.row}
            variant="outlined"
            disabled={isLoading}
            onClick={() => void use(suggestion)}
          >
            {interpolate(importGroupTexts.use, { suburb: nameOf(suggestion) })}
          </Button>
        ))}
    </Box>
  );
}

const nameOf = ({ suburb, state, postcode }: SuburbSuggestionView): string =>
  `${suburb} ${state} ${postcode}`;

/** Replaces a misspelt suburb in its row. */
function useSuggestion({ id, kind, planHash }: ImportDetailView, { no }: ImportGroupView) {
  const [edit, { isLoading }] = useEditImportGroupMutation();
  const reportSave = useSaveFeedback();
  const toast = useToast();
  const use = async ({ row, suburb, state, postcode }: SuburbSuggestionView) => {
    if (planHash === null) return;
    const values = { Suburb: suburb, State: state, Postcode: postcode };
    const cells = Object.entries(values).map(([column, value]) => ({ row, column, value }));
    const response = edit({ id, no, planHash, cells });
    await reportSave(response, { failed: importGroupTexts.saveFailed });
    const { data } = await response;
    if (data && data.group.action !== 'ERROR')
      toast.success(interpolate(importGroupTexts.saved, { name: groupName(kind, data.group) }));
  };
  return { use, isLoading };
}

const cardsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  '&:empty': { display: 'none' },
} as const;

const cardSx = {
  minWidth: 0,
  p: '12px 14px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

const errorSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: 'app.tone.bad.fg',
  overflowWrap: 'anywhere',
} as const;
