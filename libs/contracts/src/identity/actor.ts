import { z } from 'zod';

export const tier = z.enum(['free_user', 'premium', 'premium_plus']);
export type Tier = z.output<typeof tier>;

export const role = z.enum(['admin']);
export type Role = z.output<typeof role>;

/** Who is calling, as the signed token says it. One id for life: a guest who becomes a user keeps it (rulings, Principles 4). */
export const actor = z.object({
  id: z.uuid(),
  kind: z.enum(['guest', 'user']),
  name: z.string(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  tier,
  roles: z.array(role),
  sessionId: z.string(),
});
export type Actor = z.output<typeof actor>;
