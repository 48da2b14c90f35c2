import { Injectable } from '@nestjs/common';
import { cappedCount, type SearchSuggestion } from '@vybac/contracts/listings';
import { BrowseStore } from './browse.store';
import { Dictionary } from './dictionary.service';
import { pairKey, titleKey } from './search-keys';
import { newestOfKeys } from './sorting';
import { wordsOf } from './words';

const [mostWords, mostTitles] = [8, 4];
/** The newest listings, among which titles are looked for. */
const looked = 50;

interface Ending {
  readonly text: string;
  /** What listings have with this ending in their title. */
  readonly key: string;
}

/** What somebody is about to search for, while they type. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly dictionary: Dictionary,
    private readonly listings: BrowseStore,
  ) {}

  /** Words that end the last one typed, those that find most first, and titles of listings that have the first of them. */
  async of(typed: string): Promise<SearchSuggestion[]> {
    const words = wordsOf(typed);
    const last = words.at(-1);
    if (last === undefined) return [];
    const before = words.slice(0, -1);
    const completions = await this.dictionary.completionsOf(last, mostWords);
    const endings = [...new Set([...completions, last])]
      .filter((word) => !before.includes(word))
      .map((word) => endingOf(before, word));
    const counts = await this.listings.countEach(
      endings.map(({ key }) => ({ words: key })),
      cappedCount,
    );
    const found = endings
      .map((ending, index) => ({ ...ending, count: counts[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, mostWords);
    const titles = await this.titlesWith(found.map(({ key }) => key));
    return [...found.map(({ text, count }) => ({ text, kind: 'words' as const, count })), ...titles];
  }

  private async titlesWith(keys: readonly string[]): Promise<SearchSuggestion[]> {
    if (keys.length === 0) return [];
    const walk = { along: { words: { $in: keys } }, order: newestOfKeys, among: {} };
    const { found } = await this.listings.read(walk, null, looked);
    const counts = new Map<string, number>();
    for (const { title } of found) counts.set(title, (counts.get(title) ?? 0) + 1);
    return [...counts].slice(0, mostTitles).map(([text, count]) => ({ text, kind: 'title', count }));
  }
}

function endingOf(before: readonly string[], word: string): Ending {
  const previous = before.at(-1);
  return {
    text: [...before, word].join(' '),
    key: previous === undefined ? titleKey(word) : pairKey(previous, word),
  };
}
