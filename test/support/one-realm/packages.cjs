/** Globals set by a package while loading persist for every spec file, like the package. */
const globalsOfPackages = new Set();
const loaded = new Map();

/** Loads a file of a package as Node does, once per worker. */
function loadOnce(file) {
  if (!loaded.has(file)) {
    const before = new Set(Reflect.ownKeys(globalThis));
    loaded.set(file, require(file));
    for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) globalsOfPackages.add(key);
  }
  return loaded.get(file);
}

module.exports = { globalsOfPackages, loadOnce };
