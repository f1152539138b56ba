import { stub } from '../../../../test/support/stub.js';
import type { CarrierShipmentRepository } from '../../carriers/index.js';
import type { ClientRepository } from '../../clients/index.js';
import type { ConsignmentEventReader } from '../../consignments/index.js';
import { systemActor } from '../../platform/actor.js';
import { TooManyLabels } from '../paperwork.errors.js';
import { PaperworkQueries } from './paperwork.queries.js';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('labels of a large group', () => {
  it('are rejected before any consignment is read', async () => {
    const getMany = jest.fn().mockRejectedValue(new Error('read'));
    const queries = new PaperworkQueries(
      stub<ConsignmentEventReader>({ getMany }),
      stub<ClientRepository>({}),
      stub<CarrierShipmentRepository>({}),
    );

    // each consignment has at least one label
    await expect(queries.labels(ids(10_001), systemActor('Test'))).rejects.toThrow(TooManyLabels);
    expect(getMany).not.toHaveBeenCalled();

    await expect(queries.labels(ids(10_000), systemActor('Test'))).rejects.toThrow('read');
  });
});
