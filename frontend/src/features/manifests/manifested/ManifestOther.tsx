import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { manifestTexts } from '@contracts/texts/manifests';
import { ownManifestTexts } from '@contracts/texts/own-screens';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { OtherMenu } from '../../../shared/paperwork/OtherMenu';
import { useOpenPaperwork } from '../../../shared/paperwork/useOpenPaperwork';
import { usePrintsDirectly } from '../../../shared/paperwork/usePrintsDirectly';
import { paperOf, type DocumentName } from './manifest-documents';

const entries: readonly (readonly [name: DocumentName, label: string])[] = [
  ['labels', consignmentListTexts.openLabel],
  ['manifest', ownManifestTexts.openManifest],
  ['summary', ownManifestTexts.openFreightSummary],
];

export interface ManifestOtherProps {
  readonly manifest: ManifestListItem;
  readonly tabIndex: 0 | -1;
}

/** MAN-34: where the paperwork of this client goes straight to the printer, the way to look at it instead. */
export function ManifestOther({ manifest, tabIndex }: ManifestOtherProps) {
  const open = useOpenPaperwork();
  const printsDirectly = usePrintsDirectly();
  if (!printsDirectly(manifest.clientId) || manifest.paperWorkDisabled) return null;

  return (
    <OtherMenu
      label={manifestTexts.columns.other}
      of={manifest.manifestNumber}
      tabIndex={tabIndex}
      entries={entries.map(([name, label]) => ({
        label,
        onClick: () => {
          open(...paperOf(manifest, name));
        },
      }))}
    />
  );
}
