import { z } from 'zod';
import { id, moment } from '../primitives';
import { defineRoute } from '../route';
import { image } from './image';

export const megabyte = 1024 * 1024;
export const imageSizeLimit = 10 * megabyte;
/** Longest side and pixel count that are decoded at all: bigger ones are refused before any work is done. */
export const imagePixelLimit = 100_000_000;

export const invalidImageTypeMessage = 'Please select only image files (JPG, PNG, WebP, etc.)';
export const imageTooLargeMessage = 'Please select images smaller than 10MB each';
export const tooManyImagesMessage = (limit: number) => `You can only upload up to ${limit} images`;
export const damagedImageMessage = 'Could not process the images. Please try different files.';

export const mediaPurpose = z.enum(['listing', 'chat', 'avatar']);

export const prepareUpload = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/media',
  access: 'actor',
  summary: 'Ask for a place to upload an image to',
  body: z.object({ purpose: mediaPurpose, contentType: z.string().max(100), bytes: z.number().int().min(0) }),
  status: 201,
  output: z.object({
    mediaId: id,
    upload: z.object({
      url: z.string(),
      method: z.literal('PUT'),
      headers: z.record(z.string(), z.string()),
      expiresAt: moment,
    }),
  }),
  errors: ['media.invalid_type', 'media.too_large', 'media.damaged'],
  limit: { action: 'upload', max: 300, windowMinutes: 60 },
});

export const confirmUpload = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/media/:id/confirm',
  access: 'actor',
  summary: 'The upload is complete: check it, strip position and EXIF, resize',
  params: z.object({ id }),
  status: 200,
  output: image,
  errors: ['media.missing', 'media.not_uploaded', 'media.invalid_type', 'media.too_large', 'media.damaged'],
});

export const discardUpload = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/media/:id',
  access: 'actor',
  summary: 'Throw away an image that nothing uses',
  params: z.object({ id }),
  status: 204,
  output: z.void(),
  errors: ['media.missing'],
});

/** For services that attach images: which of these ids are confirmed and belong to this actor. */
export const findMedia = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/internal/media',
  access: 'service',
  summary: 'Confirmed images of an actor by id',
  body: z.object({ ownerId: id, ids: z.array(id).max(20) }),
  status: 200,
  output: z.object({ items: z.array(image) }),
  errors: [],
});
