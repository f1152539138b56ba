import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { filterTexts } from '@contracts/texts/filters';

import { messageOf } from '../../../shared/api/api-error';
import { useToast } from '../../../shared/feedback/useToast';
import type { SavedView } from '../../../shared/filters/ViewList';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { fillText } from '../../../shared/text/fill-text';
import {
  useDeleteFilterMutation,
  useListFiltersQuery,
  useSaveFilterMutation,
  type SavedFilter,
} from '../consignments.api';

/** Filters by name: the default one applies by itself, without a default the last saved one. */
export function useSavedFilters(list: ListQueryHandle, standard: readonly CriteriaFilter[]) {
  const { data: saved = [] } = useListFiltersQuery(undefined);
  const save = useSave(list);
  const remove = useRemove();
  const { query } = list;

  const usual = saved.find((filter) => filter.default) ?? saved.at(-1);
  const current =
    saved.find(({ id }) => id === query.view) ?? (query.view === null ? usual : undefined);
  const base = current?.filter.criteriaFilters ?? standard;
  const isUntouched = query.filters.length === 0 && query.q === '';
  const filters = isUntouched ? base : query.filters;

  return {
    filters,
    menu: {
      views: saved.map(toView),
      current: current && toView(current),
      isDirty: !isSame(filters, base),
      onPick: ({ id }: SavedView) => {
        const picked = saved.find((filter) => filter.id === id);
        list.change({
          view: id,
          q: picked?.filter.search ?? '',
          filters: picked?.filter.criteriaFilters ?? [],
        });
      },
      onMakeDefault: (view: SavedView) => {
        const picked = saved.find(({ id }) => id === view.id);
        if (picked) void save.asDefault(picked);
      },
      onDelete: (view: SavedView) => void remove(view),
      onSave: () => {
        if (current) void save.over(current, filters);
      },
      onSaveAs: (name: string) => void save.as(name, filters),
      onRename: (view: SavedView, name: string) => {
        const picked = saved.find(({ id }) => id === view.id);
        if (picked) void save.renamed(picked, name);
      },
      onReset: () => {
        list.change({ filters: [...base], q: '' });
      },
    },
  };
}

const toView = ({ id, name, default: isDefault }: SavedFilter): SavedView => ({
  id,
  name,
  isDefault,
});

const isSame = (one: readonly CriteriaFilter[], other: readonly CriteriaFilter[]) =>
  JSON.stringify(one) === JSON.stringify(other);

function useSave(list: ListQueryHandle) {
  const [saveFilter] = useSaveFilterMutation();
  const toast = useToast();
  const search = list.query.q;

  async function write(filter: Parameters<typeof saveFilter>[0], done: string, failed: string) {
    const answer = await saveFilter(filter);
    if (answer.error) toast.error(messageOf(answer.error, failed));
    else toast.success(done);
    return answer.data?.id;
  }

  return {
    over: (
      { id, name, default: isDefault }: SavedFilter,
      criteriaFilters: readonly CriteriaFilter[],
    ) =>
      write(
        {
          filterId: id,
          name,
          isDefault,
          filter: { search, criteriaFilters: [...criteriaFilters] },
        },
        filterTexts.saved,
        filterTexts.saveFailed,
      ),
    as: async (name: string, criteriaFilters: readonly CriteriaFilter[]) => {
      const id = await write(
        { name, isDefault: false, filter: { search, criteriaFilters: [...criteriaFilters] } },
        filterTexts.saved,
        filterTexts.saveFailed,
      );
      if (id !== undefined) list.change({ view: id });
    },
    renamed: ({ id, filter, default: isDefault }: SavedFilter, name: string) =>
      write({ filterId: id, name, isDefault, filter }, filterTexts.saved, filterTexts.saveFailed),
    asDefault: ({ id, name, filter }: SavedFilter) =>
      write(
        { filterId: id, name, isDefault: true, filter },
        fillText(filterTexts.madeDefault, { name }),
        fillText(filterTexts.makeDefaultFailed, { name }),
      ),
  };
}

function useRemove() {
  const [deleteFilter] = useDeleteFilterMutation();
  const toast = useToast();

  return async ({ id, name }: SavedView) => {
    const { error } = await deleteFilter(id);
    if (error) toast.error(messageOf(error, fillText(filterTexts.deleteFailed, { name })));
    else toast.success(fillText(filterTexts.deleted, { name }));
  };
}
