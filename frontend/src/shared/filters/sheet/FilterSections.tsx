import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { X } from 'lucide-react';
import { Suspense, useId, useState } from 'react';

import type { CriteriaFilter, FilterKey } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';
import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';

import { lazy } from '../../loading/lazy';
import type { FilterBarProps } from '../FilterBar';
import {
  describeFilter,
  emptyFilter,
  filterValues,
  isEmptyFilter,
  withFilter,
  type FilterConfig,
} from '../filter-config';
import { DateSection } from './DateSection';
import { SheetChip, SheetSection } from './SheetSection';

// The calendar is a large download.
const DraftEditor = lazy(() =>
  import('../DraftEditor').then(({ DraftEditor: Component }) => ({ default: Component })),
);

/** Filters of a list as chips in a sheet: options are toggled; text, numbers and dates have an editor. */
export function FilterSections({ configs, filters, onChange }: FilterBarProps) {
  const [editing, setEditing] = useState<FilterKey | null>(null);
  const partOf = (config: FilterConfig): FilterSectionProps => ({
    config,
    filter: filters.find(({ key }) => key === config.key) ?? emptyFilter(config),
    isEditing: editing === config.key,
    onChange: (filter) => {
      onChange(withFilter(filters, filter));
    },
    onEdit: (isOpen) => {
      setEditing(isOpen ? config.key : null);
    },
  });
  const typed = configs.filter(isTyped);

  return (
    <>
      {configs.map((config) =>
        isTyped(config) ? null : <FilterSection key={config.key} {...partOf(config)} />,
      )}
      {typed.length > 0 && (
        <SheetSection title={texts.moreFilters}>
          {typed.map((config) => (
            <TypedFilter key={config.key} {...partOf(config)} />
          ))}
        </SheetSection>
      )}
    </>
  );
}

const isTyped = ({ type }: FilterConfig) => type === 'Text' || type === 'Number';

interface FilterSectionProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly isEditing: boolean;
  readonly onChange: (filter: CriteriaFilter) => void;
  readonly onEdit: (isOpen: boolean) => void;
}

function FilterSection(props: FilterSectionProps) {
  const { config, filter, isEditing, onChange, onEdit } = props;
  if (config.type === 'MultiSelect') return <OptionSection {...props} />;
  return (
    <DateSection
      config={config}
      filter={filter}
      onChange={onChange}
      isEditing={isEditing}
      onEdit={() => {
        onEdit(!isEditing);
      }}
      editor={(chipId) => <Editor {...props} chipId={chipId} />}
    />
  );
}

function OptionSection({ config, filter, onChange }: FilterSectionProps) {
  const selected = filterValues(filter);
  return (
    <SheetSection title={config.label}>
      {config.options?.map(({ value, label }) => {
        const isOn = selected.includes(value);
        const next = isOn ? selected.filter((other) => other !== value) : [...selected, value];
        return (
          <SheetChip
            key={value}
            isOn={isOn}
            onClick={() => {
              onChange({ ...filter, criteria: 'IN', value: next });
            }}
          >
            {label}
          </SheetChip>
        );
      })}
    </SheetSection>
  );
}

/** A chip that opens an editor below the chips of its line. */
function TypedFilter(props: FilterSectionProps) {
  const { config, filter, isEditing, onChange, onEdit } = props;
  const isSet = !isEmptyFilter(filter);
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'inline-flex', maxWidth: 1 }}>
        <SheetChip
          id={id}
          isOn={isSet}
          aria-expanded={isEditing}
          onClick={() => {
            onEdit(!isEditing);
          }}
        >
          {isSet ? `${config.label} ${describeFilter(filter, config)}` : config.label}
        </SheetChip>
        {isSet && (
          <RemoveButton
            config={config}
            chipId={id}
            onClick={() => {
              onChange(emptyFilter(config));
            }}
          />
        )}
      </Box>
      {isEditing && <Editor {...props} chipId={id} />}
    </>
  );
}

/** Moves the focus before the focused control disappears; otherwise the sheet would take it. */
const focusOn = (id: string) => document.getElementById(id)?.focus();

interface RemoveButtonProps {
  readonly config: FilterConfig;
  readonly chipId: string;
  readonly onClick: () => void;
}

function RemoveButton({ config, chipId, onClick }: RemoveButtonProps) {
  return (
    <IconButton
      aria-label={`${appTexts.removeFilter} ${config.label}`}
      onClick={() => {
        focusOn(chipId);
        onClick();
      }}
    >
      <X size={16} aria-hidden />
    </IconButton>
  );
}

function Editor({
  config,
  filter,
  chipId,
  onChange,
  onEdit,
}: FilterSectionProps & { readonly chipId: string }) {
  return (
    <Box sx={{ width: 1 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
        <DraftEditor
          isWide
          config={config}
          filter={filter}
          onChange={onChange}
          onDone={() => {
            focusOn(chipId);
            onEdit(false);
          }}
        />
      </Suspense>
    </Box>
  );
}
