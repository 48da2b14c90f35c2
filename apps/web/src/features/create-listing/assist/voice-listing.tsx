import { imageSizeLimit, listingLimits, photosIn } from '@vybac/contracts/listings';
import { ProblemError } from '@vybac/client';
import { Button, Card, ProgressBar, TextArea } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWayToPlans } from '../../../frame/use-way-to-plans';
import { notify } from '../../../notices/notify';
import { assistAbilities, listingFromWords } from '../api/assist';
import { recordingUrl, uploadRecording, wordsOfRecording } from '../api/recordings';
import { DraftState } from '../form/draft-state';
import { ListingForm } from '../form/listing-form';
import type { BegunDraft } from '../form/with-draft';
import type { PhotoRules } from '../photos/photo';
import { AssistPage } from './assist-page';
import { assistProblem } from './assist-problem';
import { Recorder } from './recorder';
import { AssistedNotice } from './text-listing';
import { useAssistedForm } from './use-assisted-form';
import type { Recorded } from './use-recorder';
import { VoiceDescription } from './voice-description';

const rules: PhotoRules = { limit: photosIn('voice'), maximumBytes: imageSizeLimit };

type Step = { readonly kind: 'uploading'; readonly percent: number } | { readonly kind: 'transcribing' };

/** /create-voice-listing: a listing out of what somebody says (spec 2 §2). */
export function VoiceListing() {
  return <AssistPage mode="voice">{(begun) => <FromVoice begun={begun} />}</AssistPage>;
}

function FromVoice({ begun }: { begun: BegunDraft }) {
  const { t, i18n } = useTranslation(['assist', 'errors', 'createListing']);
  const leadToPlans = useWayToPlans();
  const { given, give, form, assisted, review, isWorking, propose } = useAssistedForm({
    mode: 'voice',
    begun,
    rules,
  });
  const { words, recordingId, isReviewed } = given;
  const { data: abilities } = useQuery(assistAbilities);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [isHeard, setHeard] = useState(true);
  const [step, setStep] = useState<Step | null>(null);
  const [isRefused, setRefused] = useState(false);

  const generate = (said: string) => propose(() => listingFromWords(said, 'voice'));
  const fail = (error: unknown) => {
    notify.error(assistProblem(t, error, 'voice'));
    if (error instanceof ProblemError && error.code === 'assist.premium_required') leadToPlans();
  };

  const upload = async (sound: Blob): Promise<string | null> => {
    setStep({ kind: 'uploading', percent: 0 });
    try {
      const id = await uploadRecording(sound, (percent) => setStep({ kind: 'uploading', percent }));
      give({ recordingId: id });
      return id;
    } catch {
      notify.error({ title: t('errors:assist.voice_failed'), description: t('voice.uploadFailed') });
      return null;
    }
  };
  const transcribe = async (id: string) => {
    setStep({ kind: 'transcribing' });
    try {
      const said = await wordsOfRecording(id, i18n.language);
      give({ words: said });
      return said;
    } catch (error) {
      fail(error);
      return null;
    }
  };
  const process = async (sound: Blob, recognised: string) => {
    const id = await upload(sound);
    // Where nobody can recognise speech it is said above, and the words are typed.
    const said = id && (recognised || (abilities?.voice !== null && (await transcribe(id))));
    setStep(null);
    if (said) await generate(said);
  };
  const take = async (next: Recorded | null, recognised: string) => {
    if (!next) {
      notify.error({
        title: t('errors:assist.audio_missing'),
        description: t('errors:explained.assist.audio_missing'),
      });
      return;
    }
    if (recorded) URL.revokeObjectURL(recorded.url);
    setRecorded(next);
    give({ recordingId: null, ...(recognised && { words: recognised }) });
    await process(next.sound, recognised);
  };
  const isBusy = step !== null || isWorking;
  const soundUrl = recorded?.url ?? (recordingId && recordingUrl(recordingId));
  // Who cannot record, or is not understood, types.
  const cannotSpeak = isRefused || abilities?.voice === null;
  const showsWords = soundUrl !== null || words !== '' || cannotSpeak;

  return (
    <>
      <Card className="flex flex-col gap-5">
        {abilities?.voice === null && (
          <p role="status" className="rounded-md bg-surface-sunken p-4">
            {t('errors:explained.assist.voice_not_configured')}{' '}
            <span className="text-ink-muted">{t('voice.typeInstead')}</span>
          </p>
        )}
        <Recorder
          isAgain={soundUrl !== null}
          isBusy={isBusy}
          onEnd={(next, recognised) => void take(next, recognised)}
          onRefused={() => setRefused(true)}
        />
        {soundUrl && <VoiceDescription url={soundUrl} isHeard={isHeard} onHeard={setHeard} />}
        {recorded && recordingId === null && !isBusy && (
          <Button variant="secondary" className="self-start" onClick={() => void process(recorded.sound, '')}>
            {t('voice.uploadAgain')}
          </Button>
        )}
        {isBusy && (
          <ProgressBar
            label={t(`voice.steps.${step?.kind ?? 'generating'}`)}
            value={step?.kind === 'uploading' ? step.percent : null}
          />
        )}
        {showsWords && (
          <>
            <TextArea
              rows={4}
              label={t('voice.words')}
              placeholder={t('text.placeholder')}
              description={t('voice.wordsText')}
              value={words}
              onChange={({ currentTarget: { value } }) => give({ words: value })}
              counter={{
                maximum: listingLimits.description.maximum,
                label: (used, maximum) => t('createListing:fields.counter', { used, maximum }),
              }}
            />
            <div className="flex flex-wrap justify-end gap-3">
              {!isReviewed && recordingId !== null && !isBusy && (
                <Button variant="secondary" onClick={review}>
                  {t('voice.byHand')}
                </Button>
              )}
              <Button loading={isBusy} disabled={words.trim() === ''} onClick={() => void generate(words)}>
                <Sparkles aria-hidden />
                {t('voice.generate')}
              </Button>
            </div>
          </>
        )}
      </Card>
      {isReviewed ? (
        <>
          <AssistedNotice />
          <ListingForm {...form} assisted={{ ...assisted, recordingId: isHeard ? recordingId : null }} />
        </>
      ) : (
        <DraftState begun={begun} />
      )}
    </>
  );
}
