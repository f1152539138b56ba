import { types } from 'node:util';

/**
 * Jest runs a spec in a world of its own, where an error that Node makes is no `Error`: the FTP library would
 * not know a broken connection for one. Outside of tests there is one world only.
 */
const inherited = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: () => void, thing: unknown): boolean {
    return inherited.call(this, thing) || (this === Error && types.isNativeError(thing));
  },
});
