import type { Plugin } from 'vite';

const contracts = /\/libs\/contracts\/src\/.*\.ts$/;
/** What a browser needs of a route; its schemas are the server's business. */
const kept = new Set(['method', 'path']);

interface Edit {
  start: number;
  end: number;
  text: (source: string) => string;
}

/**
 * Contracts without what only servers use. Routes keep their address alone, and every other declared thing is marked as
 * free of effects, so that schemas nobody reads, and zod with them, stay out of the first download (90 KB of gzip).
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    transform: {
      filter: { id: contracts },
      handler(code) {
        const edits: Edit[] = [];
        for (const statement of this.parse(code).body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declared?.type !== 'VariableDeclaration') continue;
          for (const { init } of declared.declarations) {
            if (init?.type !== 'CallExpression' && init?.type !== 'NewExpression') continue;
            const { start, end, callee } = init;
            const [route] = init.arguments;
            const isRoute = callee.type === 'Identifier' && callee.name === 'defineRoute';
            if (isRoute && route?.type === 'ObjectExpression') {
              const address = route.properties
                .filter((part) => part.type === 'Property' && part.key.type === 'Identifier' && kept.has(part.key.name))
                .map((part) => code.slice(part.start, part.end));
              edits.push({ start, end, text: () => `{ ${address.join(', ')} }` });
            } else {
              edits.push({ start, end, text: (source) => `/* @__PURE__ */ (() => ${source})()` });
            }
          }
        }
        return { code: edits.reduceRight(applied, code), map: null };
      },
    },
  };
}

function applied(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text(code.slice(start, end)) + code.slice(end);
}
