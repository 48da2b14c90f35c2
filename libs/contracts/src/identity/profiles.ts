import { z } from 'zod';
import { id, line, moment, paragraph, personSummary } from '../primitives';
import { defineRoute } from '../route';
import { actor } from './actor';
import { away } from './away';

export const themes = ['light', 'dark', 'midnight', 'neon', 'pastel'] as const;
export const proThemes: readonly Theme[] = ['midnight', 'neon', 'pastel'];
export type Theme = (typeof themes)[number];

export const userSearchLimit = 10;

/** One's own view of oneself. */
export const me = z.object({
  actor,
  /** Only guests see theirs, and only themselves. */
  guestId: z.string().nullable(),
  email: z.string().nullable(),
  fullName: z.string().nullable(),
  theme: z.enum(themes).nullable(),
  isPro: z.boolean(),
  /** Null while one is here to sell. */
  away: away.nullable(),
  createdAt: moment,
});
export type Me = z.output<typeof me>;

/** What everybody may know of a person. */
export const profile = personSummary.extend({
  fullName: z.string().nullable(),
  bio: z.string().nullable(),
  memberSince: moment,
  verifiedSeller: z.boolean(),
  verifiedEmail: z.boolean(),
  away: away.nullable(),
});
export type Profile = z.output<typeof profile>;

/** Answers `null` for a visitor, so that the web app need not meet an error on its first request. */
export const showMe = defineRoute({
  service: 'identity',
  method: 'GET',
  path: '/api/me',
  access: 'public',
  summary: 'Who am I? Null for a visitor',
  status: 200,
  output: me.nullable(),
  errors: [],
});

export const chooseTheme = defineRoute({
  service: 'identity',
  method: 'PUT',
  path: '/api/me/theme',
  access: 'actor',
  summary: 'Choose a theme; midnight, neon and pastel need a pro user',
  body: z.object({ theme: z.enum(themes) }),
  status: 200,
  output: me,
  errors: ['theme.pro_required'],
});

export const editProfile = defineRoute({
  service: 'identity',
  method: 'PATCH',
  path: '/api/me',
  access: 'user',
  summary: 'Change one’s full name, bio or avatar',
  body: z.object({
    fullName: line(1, 80).nullable().optional(),
    bio: paragraph(0, 500).nullable().optional(),
    avatarMediaId: id.nullable().optional(),
  }),
  status: 200,
  output: me,
  errors: [],
});

export const showProfile = defineRoute({
  service: 'identity',
  method: 'GET',
  path: '/api/profiles/:id',
  access: 'public',
  summary: 'A person’s public profile',
  params: z.object({ id }),
  status: 200,
  output: profile,
  errors: ['resource.missing'],
});

/** Blank finds nobody; matches username or full name partially, ignoring case; leaves out oneself (spec 2 §5 Chat send). */
export const searchPeople = defineRoute({
  service: 'identity',
  method: 'GET',
  path: '/api/profiles',
  access: 'actor',
  summary: 'Find people by username or name',
  query: z.object({ q: z.string().max(100).default('') }),
  status: 200,
  output: z.object({ items: z.array(personSummary).max(userSearchLimit) }),
  errors: [],
});

/** For services that must name people they have met only by id. */
export const findPeople = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/internal/people',
  access: 'service',
  summary: 'Summaries of up to 100 people by id',
  body: z.object({ ids: z.array(id).max(100) }),
  status: 200,
  output: z.object({
    items: z.array(
      personSummary.extend({ verifiedSeller: z.boolean(), memberSince: moment, away: away.nullable().optional() }),
    ),
  }),
  errors: [],
});

/** For services that must tell admins something. */
export const findAdmins = defineRoute({
  service: 'identity',
  method: 'GET',
  path: '/internal/admins',
  access: 'service',
  summary: 'The ids of all admins',
  status: 200,
  output: z.object({ ids: z.array(id) }),
  errors: [],
});
