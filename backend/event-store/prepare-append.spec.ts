import { AppendTooLarge, UnstorableAppend } from './event-store.errors.js';
import type { NewEvent } from './event-store.js';
import { prepareAppend } from './hash-chain.js';
import { newEvent, newEvents } from './testing/sample-events.js';

const stream = 'consignment-4711';
const MIB = 1024 * 1024;

const prepare = (...events: NewEvent[]) => prepareAppend(stream, events, 'noStream');

/** An event whose only data is `text`. */
const withText = (text: string) => newEvent({ text });

const by = (name: string): NewEvent => {
  const event = newEvent();
  return { ...event, metadata: { ...event.metadata, actor: { ...event.metadata.actor, name } } };
};

/** Events totalling this many bytes; the last one is padded. */
const eventsOf = (bytes: number): NewEvent[] => {
  const events = [withText('first'), withText('')];
  const missing = bytes - prepare(...events).bytes;
  return [events[0]!, { ...events[1]!, data: { text: 'x'.repeat(missing) } }];
};

describe('an append before it reaches a store', () => {
  it('is sealed together with its expectation', () => {
    const prepared = prepare(...newEvents(2));

    expect(prepared).toMatchObject({ stream, expected: 'noStream' });
    const [first, second] = prepared.events;
    expect(first!.metadata.prevHash).toBeNull();
    expect(second!.metadata.prevHash).toBe(first!.metadata.hash);
  });

  it('must contain at least one event', () => {
    expect(() => prepare()).toThrow(UnstorableAppend);
    expect(() => prepare()).toThrow(
      'An append to consignment-4711 cannot be stored: it contains no events',
    );
  });

  it.each([['text'], [7], [undefined]])("is rejected when an event's data is %p", (data) => {
    expect(() => prepare(newEvent({}), { ...newEvent(), data })).toThrow(
      "cannot be stored: an event's data must be an object",
    );
  });

  it.each([
    ['a NUL', 'before\u0000after'],
    ['the first half of a character', 'cut \ud83d'],
    ['the second half of a character', '\ude00 cut'],
    ['a NUL after a backslash', '\\\u0000'],
  ])('is rejected with %s, in data and in metadata', (_case, text) => {
    expect(() => prepare(newEvent(), withText(text))).toThrow(UnstorableAppend);
    expect(() => prepare(by(text), newEvent())).toThrow(
      'it contains text that is not valid Unicode',
    );
  });

  it.each([
    ['both halves of a character', '😀'],
    ['other control characters', 'line\u0001\u001f'],
    ['text that spells an escape', '\\u0000 and \\ud83d'],
  ])('is accepted with %s', (_case, text) => {
    const { events } = prepare(withText(text));

    expect(JSON.parse(events[0]!.dataJson)).toEqual({ text });
  });

  it('is measured in bytes, not characters: types, data and metadata', () => {
    const { events, bytes } = prepare(withText('ü'), by('Zoë'));
    const written = events.map(
      ({ type, dataJson, metadataJson }) => type + dataJson + metadataJson,
    );

    expect(bytes).toBe(Buffer.byteLength(written.join('')));
  });

  it('may be 1 MiB and not a byte more', () => {
    expect(prepare(...eventsOf(MIB)).bytes).toBe(MIB);

    const tooLarge = () => prepare(...eventsOf(MIB + 1));
    expect(tooLarge).toThrow(AppendTooLarge);
    expect(tooLarge).toThrow(`An append of ${MIB + 1} bytes to ${stream}`);
  });
});
