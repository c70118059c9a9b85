import type { Plugin } from 'vite';

/**
 * Removes the files that the page itself loads from the preload lists of dynamic imports. Vite writes all files that a page
 * needs into the list of each route, in the first script; these files are loaded before any list is used.
 */
export function preloadLists(): Plugin {
  const loaded = new Set<string>();
  return {
    name: 'preload-lists',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !loaded.has(file)) : files,
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        const addWithImports = (file: string): void => {
          const chunk = bundle[file];
          if (loaded.has(file) || chunk?.type !== 'chunk') return;
          loaded.add(file);
          chunk.imports.forEach(addWithImports);
        };
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { isEntry, fileName } of chunks) if (isEntry) addWithImports(fileName);
      },
    },
  };
}
