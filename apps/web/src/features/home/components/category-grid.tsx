import { Badge } from '@vybac/ui';
import type { CategoryFilter } from '@vybac/contracts/listings';
import { Link } from '@tanstack/react-router';
import { TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PictureName } from '../../../pictures';
import { Picture } from '../../../pictures/picture';

interface HomeCategory {
  slug: CategoryFilter;
  /** Key of its name among the `home` texts. */
  name: string;
  trending: boolean;
  picture: PictureName;
  tile: string;
}

/** Spec 1 §2, category grid. */
const homeCategories: readonly HomeCategory[] = [
  { slug: 'electronics', name: 'tech', trending: true, picture: 'laptop', tile: 'bg-tile-three' },
  { slug: 'clothing', name: 'clothing', trending: true, picture: 'coat', tile: 'bg-tile-one' },
  { slug: 'home-garden', name: 'home', trending: false, picture: 'sofa', tile: 'bg-tile-five' },
  { slug: 'sporting-goods', name: 'sports', trending: false, picture: 'skateboard', tile: 'bg-tile-two' },
  { slug: 'free', name: 'free', trending: true, picture: 'gift', tile: 'bg-tile-four' },
  { slug: 'collectibles', name: 'collectibles', trending: false, picture: 'teddy', tile: 'bg-tile-three' },
];

export function CategoryGrid() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-5 text-2xl md:text-3xl">
        {t('categories.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {homeCategories.map(({ slug, name, trending, picture, tile }) => (
          <li key={slug}>
            <Link
              to="/listings"
              search={{ category: slug }}
              className={`group relative flex h-full flex-col items-center gap-2 rounded-xl px-3 pt-10 pb-4 text-center text-tile-ink ${tile}`}
            >
              {trending && (
                <span className="absolute top-2.5 left-2.5">
                  <Badge tone="raised" icon={<TrendingUp aria-hidden />}>
                    {t('categories.trending')}
                  </Badge>
                </span>
              )}
              <Picture
                name={picture}
                className="size-20 transition-transform duration-300 ease-settle group-hover:-translate-y-1 group-hover:-rotate-6 md:size-24"
              />
              <span className="font-display text-lg font-bold">{t(`categories.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
