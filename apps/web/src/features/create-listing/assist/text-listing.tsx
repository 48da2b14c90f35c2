import { listingLimits } from '@vybac/contracts/listings';
import { Badge, Button, Card, TextArea } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { assistAbilities, listingFromWords } from '../api/assist';
import { DraftState } from '../form/draft-state';
import { ListingForm } from '../form/listing-form';
import type { BegunDraft } from '../form/with-draft';
import { AssistPage } from './assist-page';
import { useAssistedForm } from './use-assisted-form';

/** /create-text-listing: a listing out of a description in one's own words (spec 2 §2). */
export function TextListing() {
  return <AssistPage mode="text">{(begun) => <FromText begun={begun} />}</AssistPage>;
}

function FromText({ begun }: { begun: BegunDraft }) {
  const { t } = useTranslation(['assist', 'createListing']);
  const { given, give, form, assisted, isWorking, propose } = useAssistedForm({ mode: 'text', begun });
  const { words, isReviewed } = given;
  useQuery(assistAbilities);

  const generate = async () => {
    if (words.trim() === '') {
      notify.error({
        title: t('errors:assist.description_missing'),
        description: t('errors:explained.assist.description_missing'),
      });
      return;
    }
    await propose(() => listingFromWords(words, 'text'));
  };

  return (
    <>
      <Card className="flex flex-col gap-4">
        <TextArea
          rows={6}
          label={t('text.label')}
          placeholder={t('text.placeholder')}
          value={words}
          onChange={({ currentTarget: { value } }) => give({ words: value })}
          counter={{
            maximum: listingLimits.description.maximum,
            label: (used, maximum) => t('createListing:fields.counter', { used, maximum }),
          }}
        />
        <Button size="lg" loading={isWorking} onClick={() => void generate()} className="self-end">
          <Sparkles aria-hidden />
          {isWorking ? t('text.generating') : t('text.generate')}
        </Button>
      </Card>
      {isReviewed ? (
        <>
          <AssistedNotice />
          <ListingForm {...form} assisted={{ ...assisted, recordingId: null }} />
        </>
      ) : (
        <DraftState begun={begun} />
      )}
    </>
  );
}

/** What is below was filled in by the assistant, and is the seller's to answer for. */
export function AssistedNotice() {
  const { t } = useTranslation('assist');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="accent" icon={<Sparkles aria-hidden />}>
        {t('review.badge')}
      </Badge>
      <p className="min-w-0 grow basis-60 text-ink-muted">{t('review.text')}</p>
    </div>
  );
}
