import { SaxesParser } from 'saxes';

/** An element: its text, and its children by name. */
interface Element {
  readonly name: string;
  readonly parts: Record<string, unknown>;
  text: string;
}

/**
 * Parses every `<event>` at any depth: its elements by name, as in JSON. The parser supports only XML's own
 * entities and fetches nothing.
 * @throws for XML that is not well-formed
 */
export function eventsInXml(text: string): unknown[] {
  const events: unknown[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push({ name, parts: {}, text: '' }));
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('cdata', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const value = valueOf(element);
    if (element.name === 'event') events.push(value ?? {});
    else if (value !== undefined)
      Object.assign(open.at(-1)?.parts ?? {}, { [element.name]: value });
  });
  parser.write(text).close();
  return events;
}

/** An element with children is an object; an empty one is omitted. */
function valueOf({ parts, text }: Element): unknown {
  if (Object.keys(parts).length > 0) return parts;
  return text.trim() === '' ? undefined : text.trim();
}
