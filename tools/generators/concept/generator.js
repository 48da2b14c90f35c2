// @ts-check
const { join } = require('node:path');
const { formatFiles, generateFiles, logger, names } = require('@nx/devkit');
const { singularOf } = require('../../singular');

/**
 * Writes `apps/<service>/src/<concept>/` and its contract, ready to be filled with the real rules.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ path: string, singular?: string, reactions?: boolean, jobs?: boolean }} options
 */
async function conceptGenerator(tree, { path, singular, reactions = false, jobs = false }) {
  const [service, concept] = path.split('/');
  if (!service || !concept) throw new Error(`Say <service>/<concept>, e.g. messaging/blocks, not ${path}`);
  const root = `apps/${service}/src/${concept}`;
  const contracts = `libs/contracts/src/${service}`;
  if (!tree.exists(`apps/${service}/package.json`)) throw new Error(`There is no service called ${service}`);
  if (tree.exists(root)) throw new Error(`${root} exists already`);

  const one = singular ?? singularOf(concept);
  const words = {
    service,
    concept,
    one,
    Concept: names(concept).className,
    conceptVariable: names(concept).propertyName,
    One: names(one).className,
    oneVariable: names(one).propertyName,
    jobs,
    code: names(one).fileName.replaceAll('-', '_'),
  };
  generateFiles(tree, join(__dirname, 'files/service'), root, words);
  generateFiles(tree, join(__dirname, 'files/contract'), contracts, words);
  if (!reactions) tree.delete(`${root}/${concept}.reactions.ts`);
  if (!jobs) tree.delete(`${root}/${concept}.jobs.ts`);

  const index = `${contracts}/index.ts`;
  const exported = (tree.read(index, 'utf8') ?? '').replace('export {}', '').replace(/^;\n/, '');
  tree.write(index, `${exported}export * from './${concept}';\n`);
  await formatFiles(tree);

  return () =>
    logger.info(
      `Next: list ${words.Concept}Controller, ${words.Concept}Service and ${words.Concept}Store in apps/${service}/src/${service}.module.ts.`,
    );
}

module.exports = { conceptGenerator };
