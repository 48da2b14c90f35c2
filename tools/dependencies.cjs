/** What ESLint cannot see from one file: circles between files. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one idea, or hide a third one: move what both need into its own file.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures|node_modules)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@vybac/source', 'import', 'require', 'node', 'default'],
    },
  },
};
