import { run } from '../progress.mjs';
import { isOnPath } from './folders.mjs';

/** Debian packages, with the program that shows that one is not needed (fonts show only in the package database). */
const TO_RUN = { 'redis-server': 'redis-server', 'default-jre-headless': 'java', maven: 'mvn' };
const FOR_TESTS = {
  chromium: 'chromium',
  'python3-pip': 'pip3',
  'fonts-noto-cjk': undefined,
  'fonts-noto-core': undefined,
  'fonts-noto-color-emoji': undefined,
};

export async function missingPackages({ forTests }) {
  const packages = forTests ? { ...TO_RUN, ...FOR_TESTS } : TO_RUN;
  const checks = await Promise.all(
    Object.entries(packages).map(async ([name, program]) => [name, await isThere(name, program)]),
  );
  return checks.filter(([, there]) => !there).map(([name]) => name);
}

async function isThere(name, program) {
  if (program) return isOnPath(program);
  const status = await run('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]).catch(() => '');
  return status === 'installed';
}

export async function installPackages(names) {
  if (!isOnPath('apt-get'))
    throw new Error(`This is no Debian: install by your own means what gives ${names.join(', ')}.`);
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [program, ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=600',
      ...args,
    ];
    return run(program, rest);
  };
  await apt('update').catch((error) => console.error(error.message)); // an unrelated source may be down; installing decides
  await apt('install', '-y', '--no-install-recommends', ...names);
}
