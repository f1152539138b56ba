import { useId, type ReactNode } from 'react';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';

import { useTimeZone } from '../../session/useSession';
import { describeFilter, emptyFilter, isEmptyFilter, type FilterConfig } from '../filter-config';
import { dayPresets, type DayRange } from './sheet-days';
import { SheetChip, SheetSection } from './SheetSection';

export interface DateSectionProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly onChange: (filter: CriteriaFilter) => void;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  /** Editor of other dates while open; the focus returns to `chipId`. */
  readonly editor: (chipId: string) => ReactNode;
}

/** Section for a date filter: presets, and an editor for other dates. */
export function DateSection(props: DateSectionProps) {
  const { config, filter, onChange, isEditing, onEdit, editor } = props;
  const presets = dayPresets(useTimeZone());
  const id = useId();
  const current = presets.find((preset) => matchesPreset(filter, preset));
  const hasOther = !current && !isEmptyFilter(filter);

  return (
    <SheetSection title={config.label}>
      {presets.map((preset) => (
        <SheetChip
          key={preset.label}
          isOn={preset === current}
          onClick={() => {
            onChange(preset === current ? emptyFilter(config) : filterOf(config, preset));
          }}
        >
          {preset.label}
        </SheetChip>
      ))}
      <SheetChip id={id} isOn={hasOther} aria-expanded={isEditing} onClick={onEdit}>
        {hasOther ? describeFilter(filter, config) : texts.otherDates}
      </SheetChip>
      {isEditing && editor(id)}
    </SheetSection>
  );
}

const filterOf = ({ key }: FilterConfig, { from, to }: DayRange): CriteriaFilter => ({
  key,
  criteria: 'BETWEEN',
  dateRange: { type: 'custom', fromDate: from, toDate: to },
});

const matchesPreset = ({ dateRange }: CriteriaFilter, { from, to }: DayRange) =>
  dateRange?.type === 'custom' && dateRange.fromDate === from && dateRange.toDate === to;
