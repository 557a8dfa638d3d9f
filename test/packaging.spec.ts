import { readFileSync } from 'node:fs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the images', () => {
  const compose = read('docker-compose.yml');

  it('are those that were tried, by version and digest', () => {
    const named = [
      ...compose.matchAll(/^ +image: (\S+)$/gm),
      ...read('Dockerfile').matchAll(/^FROM (\S+)/gm),
    ].map(([, image]) => image);
    expect(named).toHaveLength(4);
    for (const image of named) expect(image).toMatch(/^\w+:\d+[\d.]+[\w-]*@sha256:[0-9a-f]{64}$/);
  });

  it('have no password that everybody knows, and share a signing key where one is given', () => {
    const passwords = compose.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g);
    expect(passwords).toHaveLength(2);
    for (const password of passwords!)
      expect(password).toMatch(/^\$\{POSTGRES_PASSWORD:\?Set .*\.\}$/);
    expect(compose).toContain('JWT_SECRET: ${JWT_SECRET:-}');
  });
});
