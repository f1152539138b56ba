import { scansUntil, type TransitPlan } from './transit-plan.js';

const journey: TransitPlan = {
  connote: 'SSEX00000001',
  acceptedAt: '2026-11-20T04:00:00.000Z',
  authorityToLeave: false,
  from: { suburb: 'Dandenong South', state: 'VIC' },
  to: { suburb: 'Wetherill Park', state: 'NSW', person: 'Mia Tran' },
};
const END = '2026-11-20T05:00:00.000Z';

describe('transit plan of a consignment', () => {
  it('starts one step after the manifest', () => {
    expect(scansUntil('2026-11-20T04:00:07.999Z', journey, 8)).toEqual([]);
    expect(scansUntil('2026-11-20T04:00:08.000Z', journey, 8)).toMatchObject([
      { connote: 'SSEX00000001', status: 'PICKED_UP', location: 'Dandenong South VIC' },
    ]);
  });

  it('passes the depots of both states', () => {
    const scans = scansUntil(END, journey, 8);

    expect(scans.map(({ status, location }) => `${status} ${location}`)).toEqual([
      'PICKED_UP Dandenong South VIC',
      'IN_TRANSIT Altona VIC',
      'IN_TRANSIT Chullora NSW',
      'OUT_FOR_DELIVERY Chullora NSW',
      'DELIVERED Wetherill Park NSW',
    ]);
  });

  it('passes one depot within a state', () => {
    const local = { ...journey, to: { ...journey.to, state: 'VIC' } };

    const statuses = scansUntil(END, local, 8).map(({ status }) => status);

    expect(statuses.filter((status) => status === 'IN_TRANSIT')).toHaveLength(1);
  });

  it("ends with the receiver's signature", () => {
    const proof = scansUntil(END, journey, 8).at(-1)?.pod;

    expect(proof).toMatchObject({ type: 'DELIVERY', signedBy: 'Mia Tran' });
    const picture = Buffer.from(proof?.signature ?? '', 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  });

  it('has no signature with authority to leave', () => {
    const proof = scansUntil(END, { ...journey, authorityToLeave: true }, 8).at(-1)?.pod;

    expect(proof).toEqual({ type: 'DELIVERY', signedBy: 'Authority to leave', signature: null });
  });
});
