/** The decorators' records, which class-transformer ships without saying so in its types. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
