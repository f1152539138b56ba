import { skipToken } from '@reduxjs/toolkit/query';
import { Command } from 'cmdk';
import { Package } from 'lucide-react';

import { shellTexts } from '@contracts/texts/spec/shell';

import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { useClient } from '../../../shared/session/useClient';
import { usePermission } from '../../../shared/session/usePermission';
import { Mono } from '../../../shared/text/values';
import { SpecText } from '../../../shared/text/SpecText';
import { useSearchConsignmentsQuery } from '../shell.api';
import { type PaletteResultsProps, usePaletteSearch } from './usePaletteSearch';

/** Consignments by connote, reference or company; selecting one opens its tracking if manifested. */
export function PaletteConsignmentResults({ text, onSelected }: PaletteResultsProps) {
  const tracking = useRecordDialog('tracking');
  const information = useRecordDialog('consignment');
  const search = usePaletteSearch(text);
  const canRead = usePermission('READ_CONSIGNMENT');
  const { testOf, clientId } = useClient();
  const { currentData } = useSearchConsignmentsQuery(
    canRead && search !== skipToken ? { search, clientId: testOf && clientId } : skipToken,
  );
  const results = currentData?.consignments ?? [];
  if (results.length === 0) return null;

  return (
    <Command.Group heading={shellTexts.consignments}>
      {results.map(({ id, state, status, connoteNumber, offer }) => (
        <Command.Item
          key={`${id} ${text}`} // the library uses the initial keywords of an item
          value={`consignment ${id}`}
          keywords={[text]} // found by the server: bypasses the palette's own filter
          onSelect={() => {
            onSelected();
            (state === 'MANIFESTED' ? tracking : information).open(id);
          }}
        >
          <Package size={16} strokeWidth={1.6} aria-hidden />
          <Mono>{connoteNumber}</Mono>
          {offer.receiverCompany}
          <span className="hint">
            <SpecText>{status.replaceAll('_', ' ')}</SpecText>
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
