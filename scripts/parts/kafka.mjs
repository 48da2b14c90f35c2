import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../progress.mjs';
import { fillFolder, partFolder, parts } from './folders.mjs';

const { groupId, artifactId, version } = parts.kafka.maven;

/** A project that needs nothing but Kafka: Maven's way of saying "this and all it needs". */
const PROJECT = `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>vybac</groupId><artifactId>kafka</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version>
  </dependency></dependencies>
</project>
`;

export const hasKafka = () => existsSync(join(partFolder('kafka'), 'libs', `${artifactId}-${version}.jar`));

export function fetchKafka() {
  return fillFolder('kafka', async (folder) => {
    await mkdir(join(folder, 'libs'));
    await writeFile(join(folder, 'pom.xml'), PROJECT);
    await run('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=libs', '-DincludeScope=runtime'], {
      cwd: folder,
    });
  });
}
