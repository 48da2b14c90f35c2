import { cleanLine, cleanText, codePoints, preview } from './text';

describe('typed text', () => {
  it('loses control characters and marks that turn text around, and nothing else', () => {
    expect(cleanText('  a\u0000b\u202Ec\u2066d\u200Fe  ')).toBe('abcde');
    expect(cleanText('<b>&amp; 👩‍👧 é</b>')).toBe('<b>&amp; 👩‍👧 é</b>');
    expect(cleanText('one\n\ttwo')).toBe('one\n\ttwo');
  });

  it('is composed, so that it is counted as it is read', () => {
    expect(cleanText('e\u0301')).toBe('é');
    expect(codePoints(cleanText('e\u0301'))).toBe(1);
    expect(codePoints('🚲🚲')).toBe(2);
  });

  it('is one line where one is asked for', () => expect(cleanLine(' a \n b\tc ')).toBe('a b c'));
});

describe('a preview', () => {
  it('is cut between characters, and says so', () => {
    expect(preview('🚲🚲🚲', 3)).toBe('🚲🚲🚲');
    expect(preview('🚲🚲🚲', 2)).toBe('🚲🚲...');
  });
});
