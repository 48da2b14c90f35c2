import type { Category } from '@vybac/contracts/listings';
import { Random } from './random';
import { brands, colours, kinds, materials, names, remarks, things } from './vocabulary';

export interface GeneratedListing {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: Category;
  /** Minor units. */
  readonly priceAmount: number;
  readonly condition: 'new' | 'like-new' | 'good' | 'fair' | 'poor';
}

const categories = Object.keys(things) as Category[];
const conditions = ['new', 'like-new', 'good', 'fair', 'poor'] as const;
const sentences = [
  'In good condition, from a smoke free home.',
  'Works as it should, selling because we are moving.',
  'Used twice, then it stood in a cupboard.',
  'Pick up only, cash please.',
  'Small scratch on the back, see photos.',
  'Can be posted at cost.',
  'Bought last year, the receipt is there.',
  'Make me an offer, no swaps.',
] as const;

/** Listings as people write them, always the same ones for a seed. */
export function generateListings(count: number, seed: number): GeneratedListing[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => generate(random));
}

function generate(random: Random): GeneratedListing {
  const category = random.one(categories);
  const thing = said(random.familiar(things[category]));
  const brand = random.chance(0.6) ? said(random.familiar(brands)) : random.one(names);
  const words = [
    random.chance(0.45) ? said(random.familiar(kinds)) : '',
    random.chance(0.75) ? capital(brand) : '',
    random.chance(0.35) ? capital(random.one(names)) : '',
    random.chance(0.3) ? model(random) : '',
    random.chance(0.35) ? random.familiar(materials) : '',
    random.chance(0.35) ? random.familiar(colours) : '',
    random.chance(0.12) ? `${thing}s` : thing,
    random.chance(0.4) ? said(random.familiar(remarks)) : '',
  ];
  const told = Array.from({ length: 1 + random.below(4) }, () => random.one(sentences));
  const mention = `Goes well with a ${said(random.one(things[category]))} or a ${random.one(names)} ${said(random.one(things[category]))}.`;
  return {
    title: capital(words.filter(Boolean).join(' ')),
    description: [...told, ...(random.chance(0.5) ? [mention] : [])].join(' '),
    tags: random.chance(0.5) ? [said(random.familiar(kinds)), random.familiar(materials)] : [],
    category,
    priceAmount: 100 * (1 + random.below(900)),
    condition: random.one(conditions),
  };
}

function model(random: Random): string {
  const letters = Array.from({ length: 1 + random.below(3) }, () => String.fromCharCode(65 + random.below(26))).join(
    '',
  );
  return `${letters}${random.chance(0.4) ? '-' : ''}${10 + random.below(990)}`;
}

function said(words: string): string {
  return words.replaceAll('_', ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
