import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { transpileModule } from 'typescript';
import { conceptGenerator } from './generator';

function aWorkspaceWithMessaging(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('apps/messaging/package.json', '{}');
  tree.write('libs/contracts/src/messaging/index.ts', "export * from './offers';\n");
  return tree;
}

// Prettier is an ES module that Jest cannot load; the real command formats.
process.env['NX_SKIP_FORMAT'] = 'true';

const filesOf = (tree: Tree) => tree.children('apps/messaging/src/blocks').sort();

describe('nx g @vybac/tools:concept messaging/blocks', () => {
  it('makes one folder with the file roles of a concept', async () => {
    const tree = aWorkspaceWithMessaging();

    await conceptGenerator(tree, { path: 'messaging/blocks' });

    expect(filesOf(tree)).toEqual([
      'block.spec.ts',
      'block.ts',
      'blocks.controller.ts',
      'blocks.service.ts',
      'blocks.store.ts',
    ]);
  });

  it('adds reactions and jobs only for a concept that has them', async () => {
    const tree = aWorkspaceWithMessaging();

    await conceptGenerator(tree, { path: 'messaging/blocks', reactions: true, jobs: true });

    expect(filesOf(tree)).toEqual(expect.arrayContaining(['blocks.jobs.ts', 'blocks.reactions.ts']));
  });

  it('writes its contract beside those of the service', async () => {
    const tree = aWorkspaceWithMessaging();

    await conceptGenerator(tree, { path: 'messaging/blocks' });

    expect(tree.read('libs/contracts/src/messaging/index.ts', 'utf8')).toBe(
      "export * from './offers';\nexport * from './blocks';\n",
    );
    expect(tree.read('libs/contracts/src/messaging/blocks.ts', 'utf8')).toContain("path: '/api/blocks/:id/close'");
  });

  it('names one of them as people do', async () => {
    const tree = aWorkspaceWithMessaging();

    await conceptGenerator(tree, { path: 'messaging/quick-replies' });
    await conceptGenerator(tree, { path: 'messaging/people', singular: 'person' });

    expect(tree.exists('apps/messaging/src/quick-replies/quick-reply.ts')).toBe(true);
    expect(tree.exists('apps/messaging/src/people/person.ts')).toBe(true);
  });

  it('writes TypeScript that parses, with nothing left of the template', async () => {
    const tree = aWorkspaceWithMessaging();

    await conceptGenerator(tree, { path: 'messaging/quick-replies', reactions: true, jobs: true });

    for (const { path, content } of tree.listChanges().filter((change) => change.path.endsWith('.ts'))) {
      const { diagnostics } = transpileModule(content?.toString() ?? '', { fileName: path, reportDiagnostics: true });
      expect({ path, problems: diagnostics?.map(({ messageText }) => messageText) }).toEqual({ path, problems: [] });
      expect(content?.toString()).not.toMatch(/<%|%>|__/);
    }
  });

  it('refuses an unknown service and a concept that exists', async () => {
    const tree = aWorkspaceWithMessaging();
    await conceptGenerator(tree, { path: 'messaging/blocks' });

    await expect(conceptGenerator(tree, { path: 'kitchen/blocks' })).rejects.toThrow('no service called kitchen');
    await expect(conceptGenerator(tree, { path: 'messaging/blocks' })).rejects.toThrow('exists already');
  });
});
