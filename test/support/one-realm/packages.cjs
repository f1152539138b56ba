/** What a package makes global as it loads stays for every spec file, as the package does. */
const globalsOfPackages = new Set();
const loaded = new Map();

/** Loads a file of a package as Node does, once a worker. */
function loadOnce(file) {
  if (!loaded.has(file)) {
    const before = new Set(Reflect.ownKeys(globalThis));
    loaded.set(file, require(file));
    for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) globalsOfPackages.add(key);
  }
  return loaded.get(file);
}

module.exports = { globalsOfPackages, loadOnce };
