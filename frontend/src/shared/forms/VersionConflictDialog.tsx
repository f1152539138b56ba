import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { versionConflictTexts as texts } from '@contracts/texts/app/version-conflict';

import { useTimeZone } from '../session/useSession';
import { formatDateTime } from '../text/format';
import { FormDialog } from './FormDialog';
import { MergedChangeList } from './MergedChangeList';
import type { FieldConflict, VersionConflict } from './version-conflict';
import {
  differingPart,
  fieldLabel,
  isMinePreselected,
  recordName,
  valueText,
} from './version-conflict-text';

export interface VersionConflictDialogProps {
  readonly conflict: VersionConflict;
  /** Called with the fields for which the other version is used. */
  readonly onSave: (theirs: ReadonlySet<string>) => void;
  /** Called to leave the form without saving, with a notice that says so. */
  readonly onDiscard: (notice: string) => void;
  readonly onBack: () => void;
}

/**
 * Dialog for a record that someone else saved during editing: the user decides on fields changed by both; the others
 * are merged.
 */
export function VersionConflictDialog(props: VersionConflictDialogProps) {
  const { conflict, onSave, onDiscard, onBack } = props;
  const { details, conflicts } = conflict;
  const editorName = details.changedBy?.name ?? texts.somebody;
  const zone = useTimeZone();
  const changedAtText =
    details.changedAt && formatDateTime(details.changedAt, zone, { seconds: false });
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(conflicts.filter((entry) => !isMinePreselected(entry)).map(({ field }) => field)),
  );
  const choose = (field: string, isTheirs: boolean) => {
    const others = [...theirs].filter((each) => each !== field);
    setTheirs(new Set(isTheirs ? [...others, field] : others));
  };

  return (
    <FormDialog
      title={texts.title(recordName(conflict))}
      size="lg"
      isOpenedByResponse
      submitLabel={texts.save(details.version + 1)}
      closeLabel={texts.back}
      actions={<DiscardButton notice={texts.dropped(editorName)} onDiscard={onDiscard} />}
      onSubmit={() => {
        onSave(theirs);
      }}
      onClose={onBack}
    >
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        {texts.saved(editorName, details.version, changedAtText)}
      </Typography>
      <ChoiceHead editorName={editorName} conflicts={conflicts} onTakeAll={setTheirs} />
      {conflicts.map((each) => (
        <ConflictRow
          key={each.field}
          conflict={each}
          editorName={editorName}
          isTheirs={theirs.has(each.field)}
          onChoose={(isTheirs) => {
            choose(each.field, isTheirs);
          }}
        />
      ))}
      <MergedChangeList conflict={conflict} editorName={editorName} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
        {texts.history}
      </Typography>
    </FormDialog>
  );
}

interface DiscardButtonProps {
  readonly notice: string;
  readonly onDiscard: (notice: string) => void;
}

const DiscardButton = ({ notice, onDiscard }: DiscardButtonProps) => (
  <Button
    onClick={() => {
      onDiscard(notice);
    }}
  >
    {texts.drop}
  </Button>
);

interface ChoiceHeadProps {
  readonly editorName: string;
  readonly conflicts: readonly FieldConflict[];
  readonly onTakeAll: (theirs: ReadonlySet<string>) => void;
}

function ChoiceHead({ editorName, conflicts, onTakeAll }: ChoiceHeadProps) {
  const sides = [
    { label: texts.theirs(editorName), theirs: conflicts.map(({ field }) => field) },
    { label: texts.mine, theirs: [] },
  ];
  return (
    <Box sx={headSx}>
      <strong>{texts.toChoose(conflicts.length)}</strong>
      <span className="was">{texts.was}</span>
      {sides.map(({ label, theirs }) => (
        <span key={label} className="side">
          {label}
          <Button
            size="small"
            aria-label={`${texts.takeAll}: ${label}`}
            onClick={() => {
              onTakeAll(new Set(theirs));
            }}
          >
            {texts.takeAll}
          </Button>
        </span>
      ))}
    </Box>
  );
}

interface ConflictRowProps {
  readonly conflict: FieldConflict;
  readonly editorName: string;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

const ConflictRow = ({ conflict, editorName, isTheirs, onChoose }: ConflictRowProps) => (
  <RadioGroup
    aria-label={fieldLabel(conflict.field)}
    value={isTheirs ? 'theirs' : 'mine'}
    onChange={(_event, choice) => {
      onChoose(choice === 'theirs');
    }}
    sx={rowSx}
  >
    <strong>{fieldLabel(conflict.field)}</strong>
    <Box sx={{ color: 'text.secondary' }}>
      <PhoneHeading text={texts.was} />
      {valueText(conflict.field, conflict.was)}
    </Box>
    <FormControlLabel
      value="theirs"
      control={<Radio slotProps={{ input: { 'aria-description': texts.theirs(editorName) } }} />}
      label={
        <>
          <PhoneHeading text={texts.theirs(editorName)} />
          <Value conflict={conflict} value={conflict.theirs} />
        </>
      }
    />
    <FormControlLabel
      value="mine"
      control={<Radio slotProps={{ input: { 'aria-description': texts.mine } }} />}
      label={
        <>
          <PhoneHeading text={texts.mine} />
          <Value conflict={conflict} value={conflict.mine} />
        </>
      }
    />
  </RadioGroup>
);

/** Heading of a value on a phone, where there are no columns; radio buttons have it as their description. */
const PhoneHeading = ({ text }: { readonly text: string }) => (
  <Box
    aria-hidden
    component="span"
    sx={{ display: { xs: 'block', sm: 'none' }, typography: 'caption', color: 'app.textMuted' }}
  >
    {text}
  </Box>
);

interface ValueProps {
  readonly conflict: FieldConflict;
  readonly value: unknown;
}

/** A value, in which the part that differs from the original is highlighted. */
function Value({ conflict: { field, was }, value }: ValueProps) {
  const text = valueText(field, value);
  const parts = differingPart(valueText(field, was), text);
  if (parts === null) return text;
  const [before, differing, after] = parts;
  return (
    <span>
      {before}
      <Box component="mark" sx={{ color: 'inherit', bgcolor: 'app.tone.warn.bg' }}>
        {differing}
      </Box>
      {after}
    </span>
  );
}

const columns = { xs: '1fr', sm: '1fr 1fr 1.4fr 1.4fr' } as const;

/** On a phone there are no column headings, only the buttons that select all values of one side. */
const headSx = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: 3,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& .was': { display: { xs: 'none', sm: 'inline' } },
  '& > *': { flexBasis: '100%' },
  '& .side': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
} as const;

/** On a phone the choices are stacked, each large enough to tap. */
const rowSx = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: { xs: 0, sm: 3 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& .MuiFormControlLabel-root': { minHeight: 44, m: 0, pl: 1, pr: 2, borderRadius: 1 },
  '& .MuiFormControlLabel-root:has(input:checked)': {
    bgcolor: 'app.accentSoft',
    outline: 1,
    outlineColor: 'primary.main',
  },
} as const;
