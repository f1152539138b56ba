import Button from '@mui/material/Button';
import { ClipboardPaste, Undo2 } from 'lucide-react';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';
import { transitTexts } from '@contracts/texts/spec/zones';

import { CheckField } from '../../shared/forms/CheckField';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { interpolate } from '../../shared/text/format';
import { HeatLegend } from './HeatLegend';
import { LaneFilterFields } from './LaneFilterFields';
import type { useShading } from './useShading';
import type { TransitTimes } from './useTransitTimes';

export interface TransitToolbarProps {
  readonly times: TransitTimes;
  readonly isChangedOnly: boolean;
  readonly onShowChangedOnly: (isOn: boolean) => void;
  readonly shading: ReturnType<typeof useShading>;
  readonly onPaste: () => void;
}

/** Lane selection, and actions on the changes. */
export function TransitToolbar(props: TransitToolbarProps) {
  const { times, isChangedOnly, onShowChangedOnly, shading, onPaste } = props;
  const { edits, lanes, changes, isBusy } = times;
  return (
    <ListToolbar
      actions={
        <>
          <Button
            startIcon={<Undo2 size={14} aria-hidden />}
            disabled={edits.steps.length === 0}
            onClick={times.undo}
          >
            {texts.undo}
          </Button>
          <Button
            startIcon={<ClipboardPaste size={14} aria-hidden />}
            disabled={!lanes.data?.length}
            onClick={onPaste}
          >
            {texts.paste}
          </Button>
          <Button
            variant="contained"
            disabled={changes === 0 || isBusy}
            onClick={() => void times.submit()}
          >
            {submitText(changes)}
          </Button>
        </>
      }
    >
      <LaneFilterFields times={times} />
      <CheckField label={texts.changedOnly} isOn={isChangedOnly} onChange={onShowChangedOnly} />
      <CheckField label={texts.shade} isOn={shading[0]} onChange={shading[1]} />
      {shading[0] && <HeatLegend spread={times.spread} />}
    </ListToolbar>
  );
}

function submitText(changes: number): string {
  if (changes === 0) return transitTexts.submit;
  return changes === 1 ? texts.submitOne : interpolate(texts.submitMany, { n: changes });
}
