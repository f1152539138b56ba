import { createLinehaul, type LinehaulEvent, type LinehaulEventOf } from './index.js';

const consignmentId = 4711;
const delivered = { type: 'consignment.delivered', data: { consignmentId, isOnTime: true } };

/** A client that reads these pages of the feed one after another. */
function clientWithPages(...pages: object[][]) {
  const waiting = [...pages];
  return createLinehaul({
    ...{ baseUrl: 'http://linehaul.test/', key: 'lh_live_x' },
    fetch: () =>
      Promise.resolve(Response.json({ events: waiting.shift(), cursor: 'c', hasMore: false })),
  });
}

/** Compiles only if the type of an event determines its data. */
const textOf = (event: LinehaulEvent): string => {
  if (event.type === 'consignment.delivered')
    return `${event.data.consignmentId} ${event.data.isOnTime === true ? 'on time' : 'late'}`;
  if (event.type === 'manifest.submitted') return `${event.data.leftOut} left out`;
  return event.data.url;
};

/** Does not compile if events of a type have fields of others. */
const leftOutOf = (event: LinehaulEventOf<'consignment.delivered'>): unknown =>
  // @ts-expect-error only manifests have it
  event.data.leftOut;

describe('an event', () => {
  it('has the data of its type', async () => {
    const { events } = await clientWithPages([delivered]).listEvents();

    expect(events.map(textOf)).toEqual(['4711 on time']);
  });

  it('that is waited for has the requested type and consignment', async () => {
    const other = { ...delivered, data: { consignmentId: 1, isOnTime: false } };
    const earlier = { ...delivered, type: 'consignment.created' };
    const linehaul = clientWithPages([other, earlier], [delivered]);
    const found = await linehaul.waitFor('consignment.delivered', { consignmentId });

    expect(found).toEqual(delivered);
    expect(found.data.isOnTime).toBe(true);
    expect(leftOutOf(found)).toBeUndefined();
  });
});
