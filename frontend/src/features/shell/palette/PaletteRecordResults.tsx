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
import { useClient } from '../../../shared/session/useClient';
import { useIsSuperAdmin, usePermission } from '../../../shared/session/usePermission';
import { Mono } from '../../../shared/text/values';
import {
  useListViewNamesQuery,
  usePaletteAddressesQuery,
  usePaletteManifestsQuery,
} from './palette.api';
import { type PaletteResultsProps, usePaletteSearch } from './usePaletteSearch';
import { wordMatch } from './word-match';

/** Manifests, addresses and saved views that match; selecting one opens it in its list. */
export function PaletteRecordResults(props: PaletteResultsProps) {
  const canReadManifests = usePermission('READ_MANIFEST');
  const canReadAddresses = usePermission('READ_ADDRESS');
  const canReadConsignments = usePermission('READ_CONSIGNMENT');
  return (
    <>
      {canReadManifests && <ManifestResults {...props} />}
      {canReadAddresses && <AddressResults {...props} />}
      {canReadConsignments && <SavedViewResults {...props} />}
    </>
  );
}

/** While test data is selected, live records are not found: the screens would show them as test data. */
function useTestScope(): { readonly clientId?: number } {
  const { testOf, clientId } = useClient();
  return testOf && clientId !== undefined ? { clientId } : {};
}

function ManifestResults({ text, onSelected }: PaletteResultsProps) {
  const search = usePaletteSearch(text);
  const isSuperAdmin = useIsSuperAdmin();
  const scope = useTestScope();
  const { currentData = [] } = usePaletteManifestsQuery(
    search === skipToken ? skipToken : { filter: search, isSuperAdmin, ...scope },
  );
  const results = currentData.map(({ id, manifestNumber, senderCompany, carrierDisplayName }) => ({
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
  return (
    <ResultGroup heading={shellTexts.manifests} icon={Layers} {...{ text, results, onSelected }} />
  );
}

function AddressResults({ text, onSelected }: PaletteResultsProps) {
  const search = usePaletteSearch(text);
  const scope = useTestScope();
  const { currentData = [] } = usePaletteAddressesQuery(
    search === skipToken ? skipToken : { filter: search, ...scope },
  );
  const results = currentData.map((address) => ({
    id: address.id,
    to: `/address-book?address=${address.id}`,
    hint: address.suburb ? suburbText(address.suburb) : '',
    content: companyName(address),
  }));
  return (
    <ResultGroup
      heading={shellTexts.addressBook}
      icon={MapPin}
      {...{ text, results, onSelected }}
    />
  );
}

/** Searched in the browser: a user has few of them. */
function SavedViewResults({ text, onSelected }: PaletteResultsProps) {
  const { currentData = [] } = useListViewNamesQuery(undefined);
  const results = currentData
    .filter(({ name }) => text.trim() !== '' && wordMatch('', text, [name]) === 1)
    .map(({ id, name }) => ({
      id,
      to: `/consignment/list?view=${id}`,
      hint: '',
      content: name,
    }));
  return (
    <ResultGroup heading={appTexts.savedViews} icon={Bookmark} {...{ text, results, onSelected }} />
  );
}

interface PaletteResult {
  readonly id: number;
  readonly to: string;
  readonly hint: string;
  readonly content: ReactNode;
}

interface ResultGroupProps extends PaletteResultsProps {
  readonly heading: string;
  readonly icon: LucideIcon;
  readonly results: readonly PaletteResult[];
}

function ResultGroup({ heading, icon: Icon, results, text, onSelected }: ResultGroupProps) {
  const navigate = useNavigate();
  if (results.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {results.map(({ id, to, hint, content }) => (
        <Command.Item
          key={`${id} ${text}`} // the library uses the initial keywords of an item
          value={`${heading} ${id}`}
          keywords={[text]} // already filtered: bypasses the palette's own filter
          onSelect={() => {
            onSelected();
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
