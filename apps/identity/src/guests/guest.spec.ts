import { guestIdPattern, pinPattern } from '@vybac/contracts/identity';
import { AppError, Ids } from '@vybac/kit';
import { SystemIds } from '@vybac/platform';
import { drawGuestId, drawPin, drawPublicSuffix, readGuestCredentials, type TypedGuestCredentials } from './guest';

function problemOf(typed: TypedGuestCredentials) {
  try {
    return readGuestCredentials(typed);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { title: error.title, detail: error.message };
  }
}

describe('a guest', () => {
  it('gets a Guest ID and a PIN of the specified form', () => {
    const ids = new SystemIds();
    expect(drawGuestId(ids)).toMatch(guestIdPattern);
    expect(drawPin(ids)).toMatch(pinPattern);
  });

  it('has a public suffix that says nothing about the Guest ID', () => {
    const drawn = ['CDEF', 'WXYZ'];
    class Scripted extends Ids {
      next = () => 'unused';
      secret = () => drawn.shift() ?? '';
    }
    expect(drawPublicSuffix(new Scripted(), 'Guest-ABCDEFGH')).toBe('WXYZ');
  });

  it.each([
    [{}, 'Missing credentials', 'Please enter both Guest ID and PIN'],
    [{ guestId: 'Guest-ABCD1234', pin: '  ' }, 'Missing credentials', 'Please enter both Guest ID and PIN'],
    [
      { guestId: 'ABCD1234', pin: 'ABC123' },
      'Invalid format',
      'Guest ID must be in format Guest-XXXXXXXX (8 characters)',
    ],
    [
      { guestId: 'Guest-abcd1234', pin: 'ABC123' },
      'Invalid format',
      'Guest ID must be in format Guest-XXXXXXXX (8 characters)',
    ],
    [{ guestId: 'Guest-ABCD1234', pin: 'ABC12' }, 'Invalid PIN format', 'PIN must be 6 alphanumeric characters'],
    [{ guestId: 'Guest-ABCD1234', pin: 'abc123' }, 'Invalid PIN format', 'PIN must be 6 alphanumeric characters'],
  ])('who types %j hears "%s"', (typed, title, detail) => {
    expect(problemOf(typed)).toEqual({ title, detail });
  });

  it('may leave spaces around what was copied', () => {
    expect(problemOf({ guestId: ' Guest-ABCD1234 ', pin: ' ABC123\n' })).toEqual({
      guestId: 'Guest-ABCD1234',
      pin: 'ABC123',
    });
  });
});
