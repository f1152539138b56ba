import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';

import { consignmentConflictTexts as texts } from '@contracts/texts/app/create-consignment';

import { FormDialog } from '../../../shared/forms/FormDialog';
import type { LengthUnit } from '../../../shared/goods/units';
import {
  formParts,
  remoteChanges,
  type FormPart,
  type RemoteChange,
  type Versions,
} from './merge-forms';
import { partText } from './part-text';

export interface ConflictDialogProps {
  /** Null if unknown. */
  readonly editorName: string | null;
  readonly versions: Versions;
  /** Carriers of the opened and of the current version. */
  readonly carriers: readonly [string | null, string | null];
  readonly unit: LengthUnit;
  /** Called with the parts to keep as typed here. */
  readonly onMerge: (keptParts: ReadonlySet<FormPart>) => void;
  readonly onClose: () => void;
}

/** Changes made elsewhere, before and after; for parts changed on both sides, a choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { editorName, versions, carriers, unit, onMerge, onClose } = props;
  const changes = remoteChanges(versions);
  // own input is kept unless the user has chosen the value shown now: another may arrive while the dialog is open
  const [accepted, setAccepted] = useState<Partial<Record<FormPart, string | undefined>>>({});
  const theirText = (part: FormPart) => partText(part, versions.theirs, unit);
  const keptParts = new Set(
    changes
      .filter(({ part, isClash }) => isClash && accepted[part] !== theirText(part))
      .map(({ part }) => part),
  );
  const [before, after] = carriers;

  return (
    <FormDialog
      title={texts.title(editorName)}
      submitLabel={texts.apply}
      onSubmit={() => {
        onMerge(keptParts);
      }}
      onClose={onClose}
    >
      <Box component="ul" sx={listSx}>
        {changes.map((change) => (
          <Change
            key={change.part}
            {...props}
            change={change}
            isKept={keptParts.has(change.part)}
            onKeep={(isKept) => {
              const { part } = change;
              setAccepted({ ...accepted, [part]: isKept ? undefined : theirText(part) });
            }}
          />
        ))}
        {before !== after && (
          <li>
            <strong>{texts.carrier}</strong>
            <Diff before={before ?? texts.none} after={after ?? texts.none} />
          </li>
        )}
        {changes.length === 0 && before === after && <li>{texts.noChanges}</li>}
      </Box>
    </FormDialog>
  );
}

interface ChangeProps extends Pick<ConflictDialogProps, 'versions' | 'unit' | 'editorName'> {
  readonly change: RemoteChange;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

function Change({
  change: { part, isClash },
  versions,
  unit,
  editorName,
  isKept,
  onKeep,
}: ChangeProps) {
  const { base, mine, theirs } = versions;
  const { label } = formParts[part];
  return (
    <li>
      <strong>{label}</strong>
      <Diff before={partText(part, base, unit)} after={partText(part, theirs, unit)} />
      {isClash && (
        <RadioGroup
          aria-label={texts.clash(label)}
          value={isKept ? 'mine' : 'theirs'}
          onChange={(_event, choice) => {
            onKeep(choice === 'mine');
          }}
        >
          <FormControlLabel
            value="mine"
            control={<Radio />}
            label={texts.keep(partText(part, mine, unit))}
          />
          <FormControlLabel
            value="theirs"
            control={<Radio />}
            label={texts.take(editorName, partText(part, theirs, unit))}
          />
        </RadioGroup>
      )}
    </li>
  );
}

const Diff = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <div>
    <Box component="del" sx={{ color: 'app.tone.bad.fg' }}>
      {before}
    </Box>{' '}
    <Box component="ins" sx={{ color: 'app.tone.done.fg', textDecoration: 'none' }}>
      {after}
    </Box>
  </div>
);

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  '& li': { overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
} as const;
