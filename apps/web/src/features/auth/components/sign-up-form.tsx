import { ProblemError } from '@vybac/client';
import { passwordMinimum } from '@vybac/contracts/identity';
import { Button, Switch, TextField } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useSignUp, type Beginning } from '../api/sign-up';
import { useSignUpNotice } from '../use-sign-up-notice';
import { useUsername } from '../use-username';
import { PasswordField } from './password-field';
import { UsernameField } from './username-field';

export interface SignUpFormProps {
  /** The guest of this session signs up. */
  isGuest: boolean;
  onRegistered: (email: string) => void;
}

export function SignUpForm({ isGuest, onRegistered }: SignUpFormProps) {
  const { t, i18n } = useTranslation(['auth', 'errors']);
  const showProblem = useSignUpNotice();
  const signUp = useSignUp();
  const username = useUsername();
  const [email, setEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [password, setPassword] = useState('');
  const [wasGuest, setWasGuest] = useState(false);
  const [guestId, setGuestId] = useState('');
  const [pin, setPin] = useState('');
  const blocked = username.checking || username.error !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blocked) return;
    if (!username.value.trim() || !email.trim() || !password.trim()) {
      notify.error({ title: t('errors:account.missing_information'), description: t('signUp.fillAll') });
      return;
    }
    if (Array.from(password.trim()).length < passwordMinimum) {
      notify.error({
        title: t('errors:account.password_too_short'),
        description: t('errors:explained.account.password_too_short'),
      });
      return;
    }
    const account = {
      username: username.value.trim(),
      email: email.trim().toLowerCase(),
      password: password.trim(),
      language: i18n.language,
    };
    const beginning: Beginning = isGuest ? 'this-guest' : wasGuest ? { guestId: guestId.trim(), pin } : 'new';
    signUp.mutate(
      { account, beginning },
      {
        onSuccess: () => {
          notify.success({ title: t('signUp.done'), description: t('signUp.doneText') });
          onRegistered(account.email);
        },
        onError: (error) => {
          if (error instanceof ProblemError && error.fields['email']) setEmailError(t('emailInvalid'));
          showProblem(error);
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UsernameField username={username} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        error={emailError}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setEmailError(undefined);
        }}
      />
      <PasswordField
        label={t('password.label')}
        autoComplete="new-password"
        withStrength
        value={password}
        onValueChange={setPassword}
      />
      {!isGuest && (
        <Switch
          label={t('signUp.wasGuest')}
          description={t('signUp.wasGuestText')}
          checked={wasGuest}
          onCheckedChange={setWasGuest}
        />
      )}
      {!isGuest && wasGuest && (
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField
            label={t('signUp.guestId')}
            placeholder={t('signUp.guestIdExample')}
            autoComplete="off"
            value={guestId}
            onChange={(event) => setGuestId(event.currentTarget.value)}
          />
          <TextField
            label={t('signUp.pin')}
            type="password"
            autoComplete="off"
            maxLength={6}
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value.toUpperCase())}
          />
        </div>
      )}
      <Button type="submit" size="lg" wide disabled={blocked} loading={signUp.isPending}>
        {t(isGuest ? 'signUp.keep' : 'signUp.submit')}
      </Button>
    </form>
  );
}
