import { skipToken } from '@reduxjs/toolkit/query';
import { Command } from 'cmdk';
import { Bookmark, Layers, MapPin, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { companyName } from '../../../shared/addresses/company-name';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { manifestListPath } from '../../../shared/navigation/manifest-list-path';
import { useIsSuperAdmin, usePermission } from '../../../shared/session/usePermission';
import { Mono } from '../../../shared/text/values';
import {
  useListViewNamesQuery,
  usePaletteAddressesQuery,
  usePaletteManifestsQuery,
} from './palette.api';
import { type HitsProps, usePaletteSearch } from './palette-search';
import { wordMatch } from './word-match';

/** Manifests, addresses and saved views that match; selecting one opens it in its list. */
export function RecordHits(props: HitsProps) {
  const canReadManifests = usePermission('READ_MANIFEST');
  const canReadAddresses = usePermission('READ_ADDRESS');
  const canReadConsignments = usePermission('READ_CONSIGNMENT');
  return (
    <>
      {canReadManifests && <ManifestHits {...props} />}
      {canReadAddresses && <AddressHits {...props} />}
      {canReadConsignments && <ViewHits {...props} />}
    </>
  );
}

function ManifestHits({ text, onPicked }: HitsProps) {
  const search = usePaletteSearch(text);
  const isSuperAdmin = useIsSuperAdmin();
  const { currentData = [] } = usePaletteManifestsQuery(
    search === skipToken ? skipToken : { filter: search, isSuperAdmin },
  );
  const hits = currentData.map(({ id, manifestNumber, senderCompany, carrierDisplayName }) => ({
    id,
    to: manifestListPath({ q: manifestNumber }),
    hint: carrierDisplayName,
    content: (
      <>
        <Mono>{manifestNumber}</Mono>
        {senderCompany}
      </>
    ),
  }));
  return <HitGroup heading={shellTexts.manifests} icon={Layers} {...{ text, hits, onPicked }} />;
}

function AddressHits({ text, onPicked }: HitsProps) {
  const { currentData = [] } = usePaletteAddressesQuery(usePaletteSearch(text));
  const hits = currentData.map((address) => ({
    id: address.id,
    to: `/address-book?address=${address.id}`,
    hint: address.suburb ? suburbText(address.suburb) : '',
    content: companyName(address),
  }));
  return <HitGroup heading={shellTexts.addressBook} icon={MapPin} {...{ text, hits, onPicked }} />;
}

/** Searched in the browser: a user has few of them. */
function ViewHits({ text, onPicked }: HitsProps) {
  const { currentData = [] } = useListViewNamesQuery(undefined);
  const hits = currentData
    .filter(({ name }) => text.trim() !== '' && wordMatch('', text, [name]) === 1)
    .map(({ id, name }) => ({
      id,
      to: `/consignment/list?view=${id}`,
      hint: '',
      content: name,
    }));
  return <HitGroup heading={appTexts.savedViews} icon={Bookmark} {...{ text, hits, onPicked }} />;
}

interface Hit {
  readonly id: number;
  readonly to: string;
  readonly hint: string;
  readonly content: ReactNode;
}

interface HitGroupProps extends HitsProps {
  readonly heading: string;
  readonly icon: LucideIcon;
  readonly hits: readonly Hit[];
}

function HitGroup({ heading, icon: Icon, hits, text, onPicked }: HitGroupProps) {
  const navigate = useNavigate();
  if (hits.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {hits.map(({ id, to, hint, content }) => (
        <Command.Item
          key={`${id} ${text}`} // an item keeps its initial keywords
          value={`${heading} ${id}`}
          keywords={[text]} // found already: bypasses the palette's own filter
          onSelect={() => {
            onPicked();
            void navigate(to);
          }}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden />
          {content}
          {hint && <span className="hint">{hint}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
