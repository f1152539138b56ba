import { type ManifestEvent, manifestStream } from '@contracts/events/manifest.events.js';
import { manifestListColumns } from '@read-models/manifest-list.columns.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import { foldColumns, searchedColumns } from '../platform/column-fold.js';
import { foldProjection } from '../platform/fold.js';
import { batchIntervals } from '../platform/projection.js';

const { names, read } = searchedColumns(manifestListColumns);

/** Folds an event into a row by the rules of the columns. */
export const evolveManifestRow = foldColumns<ManifestEvent>()(manifestListColumns, {
  begins: ['ManifestingStarted'],
  unused: {},
  derived: {
    searchText: {
      from: names,
      compute: (row) =>
        read(row)
          .map((value) => value ?? '')
          .join('\n')
          .toLowerCase(),
    },
  },
});

/** One row per manifest: its contents, and the states of its transmission and pickup booking. */
export const manifestList = foldProjection<ManifestEvent, ManifestListRow>({
  name: 'manifest-list',
  prefix: manifestStream.prefix,
  minIntervalMs: batchIntervals.live,
  row: ManifestListRow,
  key: ({ stream }) => Number(stream.slice(manifestStream.prefix.length)),
  evolve: evolveManifestRow,
  announced: {
    readModel: 'manifest-list',
    describe: ({ clientId, customerId, id }) => ({
      clientId,
      customerId,
      row: { manifestId: id },
    }),
  },
});
