import IconButton from '@mui/material/IconButton';
import { MapPinOff, Pencil } from 'lucide-react';

import { addressTexts } from '@contracts/texts/addresses';
import { ownAddressTexts } from '@contracts/texts/own-screens';
import type { AddressView } from '@contracts/views/address.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { actionColumn, type EntityColumn } from '../../shared/grid/columns';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-totals';
import { addressColumns } from './address-columns';
import { AddressListCard } from './AddressListCard';
import type { AddressBookList } from './useAddressBook';

export interface AddressGridProps {
  readonly book: AddressBookList;
  readonly onEdit: (address: AddressView) => void;
  readonly onAdd: () => void;
}

/** The rows of the address book; their pencil stands only where the row may be changed (ADDR-16). */
export function AddressGrid({ book, onEdit, onAdd }: AddressGridProps) {
  const { list, answer, rows, selectedIds, select } = book;
  const edit = (address: AddressView) => {
    if (book.mayEdit(address)) onEdit(address);
  };
  const hasPencil = rows?.some(book.mayEdit) ?? false;

  return (
    <EntityGrid
      label={addressTexts.title}
      columns={[...addressColumns, ...(hasPencil ? [editColumn(book, onEdit)] : [])]}
      rows={rows}
      {...gridTotals(answer.data)}
      query={list.query}
      onQueryChange={list.change}
      {...answerProps(answer, addressTexts.fetchFailed)}
      empty={
        <NoRecords
          icon={MapPinOff}
          title={addressTexts.empty}
          firstUse={ownAddressTexts.firstUse}
          add={book.mayAdd && { label: ownAddressTexts.addTitle, run: onAdd }}
          isFiltered={book.isFiltered}
          hiddenBy={ownAddressTexts.hiddenByFilters}
          onClear={book.filters.clear}
        />
      }
      selection={{ ids: selectedIds, onChange: select }}
      isSelectable={book.mayDelete}
      onRowOpen={edit}
      rowCommands={[{ id: 'addresses.edit', label: ownAddressTexts.edit, keys: 'e', run: edit }]}
      renderCard={(address) => <AddressListCard address={address} book={book} onEdit={onEdit} />}
    />
  );
}

const editColumn = (
  { mayEdit }: AddressBookList,
  onEdit: AddressGridProps['onEdit'],
): EntityColumn<AddressView> =>
  actionColumn({
    field: 'edit',
    headerName: ownAddressTexts.edit,
    render: (address, tabIndex) =>
      mayEdit(address) && <EditButton address={address} tabIndex={tabIndex} onEdit={onEdit} />,
  });

interface EditButtonProps extends Pick<AddressGridProps, 'onEdit'> {
  readonly address: AddressView;
  readonly tabIndex: 0 | -1;
}

const EditButton = ({ address, tabIndex, onEdit }: EditButtonProps) => (
  <IconButton
    size="small"
    tabIndex={tabIndex}
    aria-label={`${ownAddressTexts.edit} ${address.company}`}
    title={ownAddressTexts.edit}
    onClick={() => {
      onEdit(address);
    }}
  >
    <Pencil size={14} strokeWidth={1.6} aria-hidden />
  </IconButton>
);
