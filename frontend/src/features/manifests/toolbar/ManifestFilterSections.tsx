import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';
import { manifestTexts } from '@contracts/texts/spec/manifests';

import { dayPresets } from '../../../shared/filters/sheet/sheet-days';
import { SheetChip, SheetSection } from '../../../shared/filters/sheet/SheetSection';
import { useIsSuperAdmin } from '../../../shared/session/usePermission';
import { useTimeZone } from '../../../shared/session/useSession';
import { DayField } from './DayField';
import type { ManifestToolbarProps } from './ManifestToolbar';

export type ManifestFilterSectionsProps = Pick<ManifestToolbarProps, 'dates' | 'failures'>;

/** Filters of the manifests in the sheet of a phone. */
export function ManifestFilterSections({ dates, failures }: ManifestFilterSectionsProps) {
  const isSuperAdmin = useIsSuperAdmin();
  const { filter, change } = dates;
  return (
    <>
      <DaySection dates={dates} />
      {failures !== undefined && isSuperAdmin && (
        <SheetSection title={texts.moreFilters}>
          <SheetChip
            isOn={filter.failuresOnly}
            onClick={() => {
              change({ failuresOnly: !filter.failuresOnly });
            }}
          >
            {manifestTexts.failuresOnly} {failures > 0 && failures}
          </SheetChip>
        </SheetSection>
      )}
    </>
  );
}

function DaySection({ dates }: Pick<ManifestToolbarProps, 'dates'>) {
  const presets = dayPresets(useTimeZone());
  const { filter, change } = dates;
  return (
    <SheetSection title={texts.dates}>
      {presets.map(({ label, from, to }) => (
        <SheetChip
          key={label}
          isOn={filter.from === from && filter.to === to}
          onClick={() => {
            change({ from, to });
          }}
        >
          {label}
        </SheetChip>
      ))}
      <DayField
        label={manifestTexts.from}
        value={filter.from}
        onChange={(from) => {
          change({ from });
        }}
      />
      <DayField
        label={manifestTexts.to}
        value={filter.to}
        min={filter.from}
        onChange={(to) => {
          change({ to });
        }}
      />
    </SheetSection>
  );
}
