/** Gives every package of the workspace the same targets, so that no package repeats them. */
const { dirname } = require('node:path');
const { createNodesFromFiles } = require('@nx/devkit');

const run = (command) => ({ executor: 'nx:run-commands', options: { command } });

const createNodesV2 = [
  '{apps/*,libs/*,tests,tools}/package.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        const targets = {
          lint: run(`eslint ${root}`),
          typecheck: run(`tsc --noEmit -p ${root}`),
          test: run(`jest ${root}/ --selectProjects rules screens service --passWithNoTests`),
        };
        return { projects: { [root]: { targets } } };
      },
      files,
      options,
      context,
    ),
];

module.exports = { name: 'vybac-targets', createNodesV2 };
