import IconButton from '@mui/material/IconButton';
import { MapPinOff, Pencil } from 'lucide-react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import { appListTexts } from '@contracts/texts/app/consignment-list';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../shared/addresses/company-name';
import { NoRecords } from '../../shared/feedback/NoRecords';
import { actionColumn, type EntityColumn } from '../../shared/grid/columns';
import { queryProps } from '../../shared/grid/query-props';
import type { ListFilters } from '../../shared/grid/entity-grid.types';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-state';
import { NO_FILTER } from './address-filters';
import { AddressFilterSections } from './AddressFilterSections';
import { addressColumns } from './address-columns';
import { AddressListCard } from './AddressListCard';
import { type AddressBookList, DEFAULT_SORT } from './useAddressBook';
import { useOwnerName } from './useOwnerName';

export interface AddressGridProps {
  readonly book: AddressBookList;
  readonly onEdit: (address: AddressView) => void;
  readonly onAdd: () => void;
}

/** Table of the address book; Edit is shown only on rows the user may change (ADDR-16). */
export function AddressGrid({ book, onEdit, onAdd }: AddressGridProps) {
  const { list, listQuery, data, rows, selectedIds, select } = book;
  const edit = (address: AddressView) => {
    if (book.canEdit(address)) onEdit(address);
  };
  const ownerName = useOwnerName();
  const hasEditColumn = rows?.some(book.canEdit) ?? false;

  return (
    <EntityGrid
      label={addressTexts.title}
      columns={[
        ...addressColumns,
        ...(ownerName ? [clientColumn(ownerName)] : []),
        ...(hasEditColumn ? [editColumn(book, onEdit)] : []),
      ]}
      rows={rows}
      {...gridTotals(data)}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, addressTexts.fetchFailed)}
      empty={
        <NoRecords
          icon={MapPinOff}
          title={addressTexts.empty}
          firstUse={book.canAdd ? appAddressTexts.firstUse : null}
          add={book.canAdd && { label: appAddressTexts.addTitle, run: onAdd }}
          isFiltered={book.isFiltered}
          hiddenBy={appAddressTexts.hiddenByFilters}
          onClear={book.filters.clear}
        />
      }
      selection={{ ids: selectedIds, onChange: select }}
      isSelectable={book.canDelete}
      onRowOpen={edit}
      rowCommands={[{ id: 'addresses.edit', label: appAddressTexts.edit, keys: 'e', run: edit }]}
      filters={filtersOf(book)}
      renderCard={(address) => (
        <AddressListCard
          address={address}
          owner={ownerName?.(address) ?? null}
          book={book}
          onEdit={onEdit}
        />
      )}
    />
  );
}

const filtersOf = ({ list, filters }: AddressBookList): ListFilters => ({
  count: [filters.status, filters.addressClass].filter(Boolean).length,
  content: <AddressFilterSections filters={filters} />,
  onReset: () => {
    filters.setStatus(NO_FILTER);
    filters.setClass(NO_FILTER);
    list.change({ sort: DEFAULT_SORT });
  },
});

/** Client of the address, in a list of several clients. */
const clientColumn = (ownerName: (address: AddressView) => string): EntityColumn<AddressView> => ({
  field: 'clientId',
  headerName: appListTexts.client,
  width: 92,
  sortable: false,
  cellClassName: 'AppQuietCell',
  renderCell: ({ row }) => ownerName(row),
});

const editColumn = (
  { canEdit }: AddressBookList,
  onEdit: AddressGridProps['onEdit'],
): EntityColumn<AddressView> =>
  actionColumn({
    field: 'edit',
    headerName: appAddressTexts.edit,
    render: (address, tabIndex) =>
      canEdit(address) && <EditButton address={address} tabIndex={tabIndex} onEdit={onEdit} />,
  });

interface EditButtonProps extends Pick<AddressGridProps, 'onEdit'> {
  readonly address: AddressView;
  readonly tabIndex: 0 | -1;
}

const EditButton = ({ address, tabIndex, onEdit }: EditButtonProps) => (
  <IconButton
    size="small"
    tabIndex={tabIndex}
    aria-label={`${appAddressTexts.edit} ${companyName(address)}`}
    title={appAddressTexts.edit}
    onClick={() => {
      onEdit(address);
    }}
  >
    <Pencil size={14} strokeWidth={1.6} aria-hidden />
  </IconButton>
);
