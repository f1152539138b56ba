import { Clock, Eye, Pencil, Scale, Trash2 } from 'lucide-react';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';

import { RecordBar } from '../../shared/layout/RecordBar';
import type { CarrierGridProps } from './CarrierGrid';

/** Actions of the selected carrier (CARRIER-12 to CARRIER-15). */
export const CarrierSelection = ({ carriers: { selected, clear }, actions }: CarrierGridProps) => (
  <RecordBar
    selected={selected}
    name={({ carrier }) => carrier.displayName}
    actions={[
      actions.canEdit
        ? { text: texts.edit, icon: Pencil, run: actions.open }
        : { text: texts.view, icon: Eye, run: actions.open },
      { text: texts.rulesFees, icon: Scale, run: actions.openRules },
      { text: texts.cutOff, icon: Clock, run: actions.openCutOff },
      { text: texts.delete, icon: Trash2, run: actions.remove, isDestructive: true },
    ]}
    onClose={clear}
  />
);
