/** Lets plain Node load TypeScript: `node --require scripts/parts/typescript.cjs file.ts`. Types are only stripped. */
const { join } = require('node:path');
const { transformFileSync } = require('@swc/core');

const configFile = join(__dirname, '../../.swcrc');

require.extensions['.ts'] = (module, path) => {
  const { code } = transformFileSync(path, { configFile, sourceMaps: 'inline' });
  module._compile(code, path);
};
