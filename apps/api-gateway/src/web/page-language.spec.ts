import type { IncomingMessage } from 'node:http';
import { PageLanguages } from './page-language';

const languages = new PageLanguages(['en', 'de', 'pt', 'zh']);
const of = (url: string, headers: Record<string, string>) =>
  languages.of({ url, headers } as unknown as IncomingMessage);

describe('the language of a page', () => {
  it('is that of the address, then the chosen one, then the browser’s', () => {
    const headers = { cookie: 'theme=dark; i18next=pt', 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(of('/?lng=de', headers)).toBe('de');
    expect(of('/', headers)).toBe('pt');
    expect(of('/', { 'accept-language': 'fr-CH, zh-CN;q=0.9, de;q=0.8' })).toBe('zh');
    expect(of('/', { 'accept-language': 'pt-BR' })).toBe('pt');
  });

  it.each<Record<string, string>>([
    {},
    { 'accept-language': 'fr' },
    { 'accept-language': ';;=,' },
    { cookie: 'i18next=klingon' },
  ])('is the first where none is spoken: %j', (headers) => expect(of('/?lng=xx', headers)).toBe('en'));
});
