import { Button, TextField } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useOpenGuestSession } from '../api/open-guest-session';
import { credentialsMistake, pinLength, readGuestId, type CredentialsMistake } from '../credentials';
import { useGuestNotice } from '../use-guest-notice';

/** Guest ID and PIN of somebody who was here before. */
export function ReturningGuest({ onEntered }: { onEntered: () => void }) {
  const { t } = useTranslation(['guest', 'errors']);
  const showProblem = useGuestNotice();
  const open = useOpenGuestSession();
  const [guestId, setGuestId] = useState('');
  const [pin, setPin] = useState('');
  const [mistake, setMistake] = useState<CredentialsMistake | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const credentials = { guestId: readGuestId(guestId), pin: pin.trim() };
    const found = credentialsMistake(credentials);
    setMistake(found);
    if (found) {
      notify.error({ title: t(`errors:guest.${found}`), description: t(`errors:explained.guest.${found}`) });
      return;
    }
    open.mutate(credentials, { onSuccess: onEntered, onError: (error) => showProblem('validate', error) });
  };
  const errorFor = (...mistakes: CredentialsMistake[]) =>
    mistake && mistakes.includes(mistake) ? t(`errors:explained.guest.${mistake}`) : undefined;

  return (
    <section aria-labelledby="returning-guest" className="flex flex-col gap-4">
      <div>
        <h3 id="returning-guest" className="text-lg">
          {t('returning.title')}
        </h3>
        <p className="text-sm text-ink-muted">{t('returning.text')}</p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('guestId')}
          placeholder={t('guestIdExample')}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          value={guestId}
          error={errorFor('missing_credentials', 'invalid_format')}
          onChange={(event) => setGuestId(event.currentTarget.value)}
        />
        <TextField
          label={t('pin')}
          type="password"
          autoComplete="current-password"
          maxLength={pinLength}
          value={pin}
          error={errorFor('invalid_pin_format')}
          onChange={(event) => setPin(event.currentTarget.value.toUpperCase())}
        />
        <Button type="submit" variant="secondary" wide loading={open.isPending}>
          {t('returning.submit')}
        </Button>
      </form>
    </section>
  );
}
