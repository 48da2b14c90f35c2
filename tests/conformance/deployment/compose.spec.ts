import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith } from '@vybac/testing';
import { processNames, production, productionSecrets, productionSettings, tryingOut } from './marketplace';
import { renderCompose, root } from './renderings';

describeWith(['deployment-tools'], 'the compose files', () => {
  const secrets = { ...productionSecrets, ...productionSettings };

  it('run every process from an image of its own, which writes nothing', () => {
    const services = renderCompose(tryingOut);
    for (const name of processNames) {
      expect(services[name]).toMatchObject({
        image: `vybac/${name}`,
        build: { args: { APP: name } },
        command: ['node', `apps/${name}/dist/main.js`],
        read_only: true,
      });
    }
  });

  it('start what is needed before what needs it', () => {
    const services = renderCompose(tryingOut);
    for (const [name, { depends_on: needs = {} }] of Object.entries(services)) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        // Ours have the health check of their image.
        const tells = services[needed]?.healthcheck ?? (processNames.includes(needed) ? {} : undefined);
        const isAnswered = condition === 'service_completed_successfully' || tells !== undefined;
        expect({ name, needed, isAnswered }).toEqual({ name, needed, isAnswered: true });
      }
    }
    for (const name of processNames) expect(Object.keys(services[name]?.depends_on ?? {}).length).toBeGreaterThan(0);
  });

  it('pin every image that is not ours, and bring every file that they mount', () => {
    for (const { image, volumes = [] } of Object.values(renderCompose(tryingOut))) {
      if (!image.startsWith('vybac/')) expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/);
      for (const { type, source } of volumes) if (type === 'bind') expect(existsSync(source)).toBe(true);
    }
  });

  it('open nothing but to this machine when trying out, and only doors in production', () => {
    const published = (files: string[]) =>
      Object.entries(renderCompose(files, secrets)).flatMap(([name, { ports = [] }]) =>
        ports.filter(({ host_ip }) => host_ip !== '127.0.0.1').map(() => name),
      );
    expect(published(tryingOut)).toEqual([]);
    expect(published(production).sort()).toEqual(['api-gateway', 'minio']);
  });

  it.each(Object.keys({ ...productionSecrets, ...productionSettings }).filter((name) => !/MONGODB|REDIS/.test(name)))(
    'stop in production without %s',
    (missing) => {
      const { [missing]: _left, ...others } = secrets as Record<string, string>;
      expect(() => renderCompose(production, others)).toThrow(`required variable ${missing} is missing`);
    },
  );

  it('hold no secret for production', () => {
    const words = JSON.stringify(renderCompose(production, secrets));
    expect(words).not.toContain('only-for-trying-out');
    for (const file of production)
      expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/(SECRET|TOKEN|PASSWORD)\w*: \w/);
  });
});
