import { Button, Switch } from '@vybac/ui';
import { Mic, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { recognisesSpeech, useRecognition } from './use-recognition';
import { type Recorded, useRecorder } from './use-recorder';

interface RecorderProps {
  isAgain: boolean;
  isBusy: boolean;
  /** With what the browser itself recognised, empty when it was not asked. */
  onEnd: (recorded: Recorded | null, recognised: string) => void;
  /** There is no microphone, or it may not be used. */
  onRefused: () => void;
}

/** One big button, and how long it has been recording. */
export function Recorder({ isAgain, isBusy, onEnd, onRefused }: RecorderProps) {
  const { t, i18n } = useTranslation('assist');
  const [agreed, setAgreed] = useState(false);
  const recognised = useRef('');
  const { listen, end } = useRecognition(i18n.language, (words) => (recognised.current = words.trim()));
  const { seconds, start, stop } = useRecorder((recorded) => {
    end();
    onEnd(recorded, recognised.current);
  });

  const begin = async () => {
    recognised.current = '';
    try {
      await start();
      if (agreed) listen();
    } catch {
      notify.error({ title: t('voice.microphone.title'), description: t('voice.microphone.text') });
      onRefused();
    }
  };

  return (
    <div className="flex flex-col items-center gap-4 py-2">
      <p className="text-4xl font-semibold tabular-nums" role="timer" aria-label={t('voice.timer')}>
        {clock(seconds ?? 0)}
      </p>
      {seconds === null ? (
        <Button size="lg" disabled={isBusy} onClick={() => void begin()}>
          <Mic aria-hidden />
          {t(isAgain ? 'voice.again' : 'voice.record')}
        </Button>
      ) : (
        <Button size="lg" variant="danger" onClick={stop}>
          <Square aria-hidden />
          {t('voice.stop')}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {t(seconds === null ? 'voice.hint' : 'voice.recording')}
      </p>
      {recognisesSpeech && seconds === null && (
        <Switch
          label={t('voice.browser.label')}
          description={t('voice.browser.text')}
          checked={agreed}
          onCheckedChange={setAgreed}
        />
      )}
    </div>
  );
}

/** 75 → "1:15". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
