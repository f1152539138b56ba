import type { DomainError, DomainErrorKind } from '../../platform/domain-error.js';
import {
  AlreadyDeleted,
  ClientNotChangeable,
  InvalidContent,
  NoCarrierSelected,
  NotDeleted,
  NotManifestable,
  NotManifested,
  NotOpen,
  NotPrintable,
  NotYetDelivered,
  PartlyChanged,
  RevisionConflict,
  StatusNotChanged,
} from './consignment.errors.js';

describe('an error of a consignment', () => {
  it.each<[code: string, kind: DomainErrorKind, create: () => DomainError]>([
    ['consignment.not_valid', 'invalid', () => new InvalidContent('Item(s) not valid', [])],
    ['consignment.no_carrier', 'invalid', () => new NoCarrierSelected()],
    ['consignment.client_fixed', 'invalid', () => new ClientNotChangeable()],
    ['consignment.not_open', 'conflict', () => new NotOpen()],
    ['consignment.deleted', 'conflict', () => new AlreadyDeleted()],
    ['consignment.partly_changed', 'conflict', () => new PartlyChanged([1, 2], [])],
    ['consignment.not_deleted', 'conflict', () => new NotDeleted()],
    ['consignment.still_to_be_delivered', 'conflict', () => new NotYetDelivered()],
    ['consignment.changed_by_another', 'conflict', () => new RevisionConflict()],
    ['consignment.status_not_changed', 'conflict', () => new StatusNotChanged()],
    ['consignment.not_manifested', 'conflict', () => new NotManifested()],
    ['consignment.not_printable', 'conflict', () => new NotPrintable()],
    ['consignment.not_manifestable', 'conflict', () => new NotManifestable('It has changed')],
  ])('returns %s as %s', (code, kind, create) => {
    const error = create();

    expect([error.code, error.kind]).toEqual([code, kind]);
  });

  it('CON-71 carries the message of the first issue, and all of them', () => {
    const issues = [{ path: 'offer.items', message: 'Item(s) not valid' }];

    expect(new InvalidContent('Item(s) not valid', issues)).toMatchObject({
      message: 'Item(s) not valid',
      details: issues,
    });
  });

  it('GAP-61 names the user who changed the record, and the fields', () => {
    const conflict = {
      revision: 3,
      changedBy: [{ id: 5, name: 'Ada Marsh' }],
      changedFields: ['references'],
    };

    expect(new RevisionConflict(conflict).details).toEqual(conflict);
  });
});
