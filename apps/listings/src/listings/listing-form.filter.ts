import { type ArgumentsHost, Catch } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { listingErrors, missingListingFieldsMessage, photosIn, tooManyImagesMessage } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { ProblemFilter } from '@vybac/platform';
import type { FastifyRequest } from 'fastify';
import { missingInformation } from './publishing';

const required = ['title', 'description', 'priceAmount', 'category'] as const;

/** Says in the form's own words what its schema found: empty required fields, too many pictures (spec 2 §5). */
@Catch(AppError)
export class ListingFormFilter extends ProblemFilter {
  override catch(error: AppError, host: ArgumentsHost): void {
    const { body } = host.switchToHttp().getRequest<FastifyRequest>();
    super.catch(error.code === commonErrors['request.invalid'].code ? inWords(error, body) : error, host);
  }
}

function inWords(error: AppError, body: unknown): AppError {
  if (typeof body !== 'object' || body === null) return error;
  const form = body as Record<string, unknown>;
  if (required.some((field) => isEmpty(form[field]))) {
    const empty = required
      .filter((field) => isEmpty(form[field]))
      .map((field) => [field, missingListingFieldsMessage] as const);
    return missingInformation({ ...error.fields, ...Object.fromEntries(empty) });
  }
  if (Array.isArray(form['imageIds']) && form['imageIds'].length > photosIn('voice')) {
    return new AppError(listingErrors['media.too_many'], {
      detail: tooManyImagesMessage(photosIn(form['mode'] === 'voice' ? 'voice' : 'form')),
      fields: error.fields,
    });
  }
  return error;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
