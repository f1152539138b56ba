import { formatKnownState, parseKnownState } from '@contracts/realtime/position';

import { positions } from './position';

const at = (events: string, records = '') => formatKnownState({ events, records });
const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.padStart(19, '0')) as [
  string,
  string,
  string,
];

beforeEach(() => {
  positions.reset();
});

describe('the known position', () => {
  it('is the highest of responses and messages, whatever their order', () => {
    positions.recordCommand(at(SECOND));
    positions.advanceEvents(FIRST);
    expect(positions.known()).toBe(at(SECOND));

    positions.advanceEvents(THIRD);
    positions.recordCommand(at(FIRST));
    expect(positions.known()).toBe(at(THIRD));
  });

  it("distinguishes this browser's last command from others' changes", () => {
    positions.recordCommand(at(FIRST));
    positions.advanceEvents(THIRD);

    expect(positions.written()).toBe(FIRST);
  });

  it('ignores what is missing or malformed', () => {
    for (const header of [null, undefined, '', 'not a position']) positions.recordCommand(header);
    positions.advanceEvents(null);
    positions.advanceEvents(undefined);

    expect(positions.known()).toBe(at(''));
    expect(positions.written()).toBe('');
  });

  it('is forgotten with the session', () => {
    positions.recordCommand(at(SECOND, '7'.padStart(19, '0')));
    positions.accept(at(SECOND));
    positions.reset();

    expect(positions.known()).toBe(at(''));
    expect(positions.knownRecords()).toBe(at(''));
    expect(positions.written()).toBe('');
    expect(positions.isStale(FIRST, at(SECOND))).toBe(true);
  });
});

describe('the version of the records', () => {
  const version = (digit: string) => parseKnownState(at('', digit.padStart(19, '0')))!.records;

  it('is sent with reads and, without a position, with changes', () => {
    positions.recordCommand(at(FIRST, version('4')));
    positions.advanceRecords(version('3'));

    expect(positions.known()).toBe(at(FIRST, version('4')));
    expect(positions.knownRecords()).toBe(at('', version('4')));

    positions.advanceRecords(version('5'));
    expect(positions.knownRecords()).toBe(at('', version('5')));
  });
});

describe('a response', () => {
  it('is stale when it was read before the required position', () => {
    expect(positions.isStale(FIRST, at(SECOND))).toBe(true);
    expect(positions.isStale(SECOND, at(SECOND))).toBe(false);
    expect(positions.isStale(THIRD, at(SECOND))).toBe(false);
  });

  it('is not stale without a position', () => {
    expect(positions.isStale(null, at(SECOND))).toBe(false);
    expect(positions.isStale(undefined, at(SECOND))).toBe(false);
  });

  it('is not stale when no position is required', () => {
    expect(positions.isStale(FIRST, '')).toBe(false);
    expect(positions.isStale(FIRST, 'not a position')).toBe(false);
  });

  it('is not stale up to a position that was accepted as unreachable', () => {
    positions.accept(at(SECOND));
    positions.accept(at(FIRST));

    expect(positions.isStale(FIRST, at(SECOND))).toBe(false);
    expect(positions.isStale(FIRST, at(THIRD))).toBe(true);
  });
});
