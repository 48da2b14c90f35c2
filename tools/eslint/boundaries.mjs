/** Who may import whom between projects (docs/architecture.md). Tags stand in each package.json. */
const mayImport = {
  kit: [],
  contracts: ['kit'],
  platform: ['kit', 'contracts'],
  service: ['kit', 'contracts', 'platform'],
  client: ['kit', 'contracts'],
  ui: ['kit'],
  web: ['kit', 'contracts', 'client', 'ui'],
  testing: ['kit', 'contracts', 'platform', 'client'],
  'all-in-one': ['kit', 'contracts', 'platform', 'service'],
  tests: ['kit', 'contracts', 'platform', 'client', 'testing', 'service', 'all-in-one'],
  tools: [],
};

// Specs use the testing library, and speak to services as clients do.
const options = (inSpecs) => ({
  allowCircularSelfDependency: true,
  enforceBuildableLibDependency: false,
  // Specs of a library use the testing library, which stands on that library.
  ignoredCircularDependencies: ['kit', 'contracts', 'platform', 'client'].map((name) => [
    `@vybac/${name}`,
    '@vybac/testing',
  ]),
  depConstraints: Object.entries(mayImport).map(([importer, imported]) => ({
    sourceTag: `type:${importer}`,
    onlyDependOnLibsWithTags: [...imported, ...(inSpecs ? ['testing', 'client'] : [])].map((name) => `type:${name}`),
  })),
});

export const boundaries = { '@nx/enforce-module-boundaries': ['error', options(false)] };
export const specBoundaries = { '@nx/enforce-module-boundaries': ['error', options(true)] };
