/** Any part of a document, for modification. */
export interface Part {
  [key: string]: Part;
}
export type Change = (document: Part) => void;

export const at = (document: Part, ...path: string[]): Part => {
  const found = path.reduce<Part | undefined>((part, key) => part?.[key], document);
  if (!found) throw new Error(`nothing at ${path.join(' ')}`);
  return found;
};
export const set =
  (value: unknown, ...path: string[]): Change =>
  (document) => {
    Object.assign(at(document, ...path.slice(0, -1)), { [path.at(-1) ?? '']: value });
  };
export const remove =
  (...path: string[]): Change =>
  (document) => {
    Reflect.deleteProperty(at(document, ...path.slice(0, -1)), path.at(-1) ?? '');
  };

export const list = ['paths', '/orders', 'get'];
export const create = ['paths', '/orders', 'post'];
export const label = ['paths', '/label', 'get'];
export const mark = ['paths', '/label', 'put'];
export const types = ['paths', '/types', 'get'];
export const json = 'application/json';
export const schema = (name: string, ...path: string[]) => ['components', 'schemas', name, ...path];
export const field = (name: string, of: string, ...path: string[]) =>
  schema(name, 'properties', of, ...path);
export const size = { name: 'size', in: 'query', required: false };
export const after = { $ref: '#/components/parameters/After' };
export const result = { content: { [json]: { schema: { type: 'string' } } } };
