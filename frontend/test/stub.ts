/** Partial type, recursively; functions may return a part of their result. */
type Part<Type> = Type extends (...input: infer Input) => infer Output
  ? (...input: Input) => Part<Output>
  : Type extends Promise<infer Value>
    ? Promise<Part<Value>>
    : Type extends object
      ? { readonly [Name in keyof Type]?: Part<Type[Name]> }
      : Type;

/** Stub of a collaborator with only the members a test uses; their names and types are checked. */
export const stub = <Type extends object>(part: Part<Type>): Type => part as Type;
