import type { Listing } from '@vybac/contracts/listings';
import { Button, Card } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { type Field, formOf, type ListingFormValues } from './listing-form-values';

const compared = ['title', 'description', 'price', 'location', 'tags'] as const satisfies readonly Field[];

export interface EditConflictProps {
  /** As it stands now. */
  standing: Listing;
  mine: ListingFormValues;
  onTake: <Name extends Field>(field: Name, value: ListingFormValues[Name]) => void;
}

/** Somebody changed the listing meanwhile: both texts are shown, and what was typed stays until one says otherwise. */
export function EditConflict({ standing, mine, onTake }: EditConflictProps) {
  const { t } = useTranslation('createListing');
  const theirs = formOf(standing);
  const different = compared.filter((field) => String(theirs[field]) !== String(mine[field]));
  const nameOf = (field: (typeof compared)[number]) => t(field === 'tags' ? 'tags.title' : `fields.${field}`);
  return (
    <Card role="alert" className="flex flex-col gap-4 !border-warning !bg-warning-soft">
      <h2 className="text-xl">{t('conflict.title')}</h2>
      <p>{t('conflict.text')}</p>
      {different.map((field) => (
        <section key={field} aria-label={nameOf(field)} className="flex flex-col gap-2">
          <h3 className="font-sans text-base font-semibold">{nameOf(field)}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <Text name={t('conflict.theirs')} text={String(theirs[field])} />
            <Text name={t('conflict.mine')} text={String(mine[field])} />
          </div>
          <Button size="sm" variant="secondary" className="self-start" onClick={() => onTake(field, theirs[field])}>
            {t('conflict.take', { field: nameOf(field) })}
          </Button>
        </section>
      ))}
    </Card>
  );
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-lg bg-surface-raised p-3">
      <p className="text-sm text-ink-muted">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text || '–'}</p>
    </div>
  );
}
