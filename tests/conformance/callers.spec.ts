import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { problem } from '@vybac/contracts';
import { ShiftedClock } from '@vybac/kit';
import { readPlatformConfig } from '@vybac/platform';
import { aBike, type Person, temporaryFolder, Town } from '@vybac/testing';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';

/** Asked through the gateway, and past it: whoever reaches a service's own port is believed no more. */
const doors = ['the gateway', 'the service itself'] as const;
const withSession = '/api/me/listings';

describe('a caller is whom a signed token names, and nobody else', () => {
  const clock = new ShiftedClock();
  let marketplace: Marketplace;
  let town: Town;
  let ana: Person;
  let forServices: string;
  let removeFolder: () => Promise<void>;
  const origins = new Map<(typeof doors)[number], string>();

  beforeAll(async () => {
    const folder = await temporaryFolder('callers');
    removeFolder = folder.remove;
    const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path, PORT: '0' });
    marketplace = await startMarketplace(config, { clock });
    town = new Town(marketplace.address);
    ana = await town.guest();
    forServices = `/internal/listings/${(await ana.publishes(aBike())).id}`;
    origins.set('the gateway', marketplace.address);
    origins.set('the service itself', await marketplace.service('listings').listen(0, '127.0.0.1'));
  });
  afterAll(async () => {
    await town.goesHome();
    await marketplace.close();
    await removeFolder();
  });

  const ask = async (door: (typeof doors)[number], headers: Record<string, string>, path = withSession) => {
    const answer = await fetch(`${origins.get(door)}${path}`, { headers });
    return answer.ok ? 'admitted' : problem.parse(await answer.json()).code;
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const serviceToken = (secret: string, audience: string, expires: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('messaging')
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));

  describe.each(doors)('at %s', (door) => {
    it('a token that identity signed is believed', async () => {
      expect(await ask(door, bearer(ana.session.accessToken))).toBe('admitted');
    });

    it.each(['x-actor', 'x-actor-id', 'x-user-id', 'x-forwarded-user', 'x-client-address', 'actor'])(
      'the header %s makes nobody anybody',
      async (name) => {
        expect(await ask(door, { [name]: ana.id })).toBe('session.required');
        expect(await ask(door, { [name]: JSON.stringify({ ...ana.actor, roles: ['admin'] }) })).toBe(
          'session.required',
        );
      },
    );

    it('a token that somebody else signed, with the right names on it, is refused', async () => {
      const { privateKey } = await generateKeyPair('EdDSA');
      const { kid = '' } = decodeProtectedHeader(ana.session.accessToken);
      const forged = await new SignJWT(decodeJwt(ana.session.accessToken))
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .sign(privateKey);
      expect(await ask(door, bearer(forged))).toBe('session.invalid');
    });

    it('a token whose claims were changed, or that is not signed at all, is refused', async () => {
      const [header = '', , signature = ''] = ana.session.accessToken.split('.');
      const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = encoded({ ...decodeJwt(ana.session.accessToken), actor: { ...ana.actor, roles: ['admin'] } });
      expect(await ask(door, bearer(`${header}.${claims}.${signature}`))).toBe('session.invalid');
      expect(await ask(door, bearer(`${encoded({ alg: 'none' })}.${claims}.`))).toBe('session.invalid');
    });

    it('a token whose time is over is refused, also by who has seen it before', async () => {
      const guest = await town.guest();
      expect(await ask(door, bearer(guest.session.accessToken))).toBe('admitted');
      clock.advance(6 * 60_000);
      expect(await ask(door, bearer(guest.session.accessToken))).toBe('session.invalid');
      ana = await town.guest();
    });

    it('a service’s token speaks for no person', async () => {
      const token = await marketplace.runtime.tokensFor('messaging').issue();
      expect(await ask(door, bearer(token))).not.toBe('admitted');
    });
  });

  it('what is for services is not there for people, through the gateway not even for services', async () => {
    const token = await marketplace.runtime.tokensFor('messaging').issue();
    expect(await ask('the gateway', bearer(token), forServices)).toBe('resource.missing');
    const strangers: Record<string, string>[] = [{}, bearer(ana.session.accessToken), { 'x-service': 'messaging' }];
    for (const headers of strangers)
      expect(await ask('the service itself', headers, forServices)).toBe('resource.missing');
  });

  it('a service’s token with another secret, for something else or too old opens nothing', async () => {
    const { secret } = marketplace.runtime;
    const good = await serviceToken(secret, 'vybac-services', '1 minute');
    expect(await ask('the service itself', bearer(good), forServices)).toBe('admitted');
    for (const bad of [
      await serviceToken('another secret of at least thirty-two letters', 'vybac-services', '1 minute'),
      await serviceToken(secret, 'somewhere else', '1 minute'),
      await serviceToken(secret, 'vybac-services', '-1 minute'),
    ])
      expect(await ask('the service itself', bearer(bad), forServices)).toBe('resource.missing');
  });
});
