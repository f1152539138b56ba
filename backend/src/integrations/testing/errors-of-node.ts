import { types } from 'node:util';

/**
 * Jest runs specs in their own realm, where errors created by Node are not `instanceof Error`: the FTP library
 * would not recognise a broken connection. Outside of tests there is only one realm.
 */
const inherited = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: () => void, thing: unknown): boolean {
    return inherited.call(this, thing) || (this === Error && types.isNativeError(thing));
  },
});
