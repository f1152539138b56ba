/** tinykeys 3 ships types that its package.json does not export. */
declare module 'tinykeys' {
  export function createKeybindingsHandler(
    bindings: Readonly<Record<string, (event: KeyboardEvent) => void>>,
    options?: { readonly timeout?: number },
  ): (event: KeyboardEvent) => void;
}
