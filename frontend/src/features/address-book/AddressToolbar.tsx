import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts as texts } from '@contracts/texts/app/addresses';

import { ListSearch } from '../../shared/filters/ListSearch';
import { CompactSelect } from '../../shared/forms/CompactSelect';
import { AddButton } from '../../shared/layout/AddButton';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { useToolDialog } from '../../shared/navigation/tool-dialog';
import { NO_FILTER, classChoices, statusChoices } from './address-filters';
import type { AddressBookList } from './useAddressBook';

export interface AddressToolbarProps {
  readonly book: AddressBookList;
  readonly onAdd: () => void;
}

/** ADDR-11, ADDR-14: search, filters and Add. */
export function AddressToolbar({ book, onAdd }: AddressToolbarProps) {
  const { list, filters, canAdd } = book;
  const { open } = useToolDialog();
  const isPhone = useIsPhone();
  return (
    <ListToolbar
      actions={
        canAdd && (
          <>
            <Button
              startIcon={<Upload size={14} aria-hidden />}
              onClick={() => {
                open('import-addresses');
              }}
            >
              {texts.bulkImport}
            </Button>
            <AddButton onClick={onAdd}>{addressTexts.add}</AddButton>
          </>
        )
      }
    >
      <ListSearch label={texts.search} list={list} />
      {!isPhone && <Filters filters={filters} />}
    </ListToolbar>
  );
}

const Filters = ({ filters }: Pick<AddressBookList, 'filters'>) => (
  <>
    <CompactSelect
      aria-label={texts.status}
      value={filters.status ?? NO_FILTER}
      options={statusChoices}
      onChange={filters.setStatus}
    />
    <CompactSelect
      aria-label={texts.type}
      value={filters.addressClass ?? NO_FILTER}
      options={classChoices}
      onChange={filters.setClass}
    />
  </>
);
