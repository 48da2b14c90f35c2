/** What the address of the form may say: what to edit, or what to begin with (spec 2 §2, Creation screens). */
export interface CreateListingSearch {
  /** The listing to change. */
  edit?: string | undefined;
  prefilled?: true | undefined;
  title?: string | undefined;
  price?: string | undefined;
  condition?: string | undefined;
  category?: string | undefined;
}

// The router reads `?price=40` as a number.
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export function readCreateListingSearch(address: Record<string, unknown>): CreateListingSearch {
  const { prefilled, ...said } = address;
  if (text(said['edit'])) return { edit: text(said['edit']) };
  if (prefilled !== true && prefilled !== 'true') return {};
  const fields = ['title', 'price', 'condition', 'category'] as const;
  return { prefilled: true, ...Object.fromEntries(fields.map((field) => [field, text(said[field])])) };
}
