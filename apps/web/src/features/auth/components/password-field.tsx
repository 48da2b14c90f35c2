import { IconButton, TextField } from '@vybac/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength, strengths } from '../password-strength';

export interface PasswordFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  /** Says how hard the password is to guess. */
  withStrength?: boolean;
}

/** A password that can be looked at. */
export function PasswordField({ label, value, onValueChange, autoComplete, error, withStrength }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        suffix={
          <IconButton
            label={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        }
      />
      {withStrength && <Strength password={value} />}
    </div>
  );
}

function Strength({ password }: { password: string }) {
  const { t } = useTranslation('auth');
  const strength = passwordStrength(password);
  const steps = strengths.indexOf(strength);
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="flex grow gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 grow rounded-full transition-colors ${step > steps ? 'bg-line' : steps < 2 ? 'bg-warning' : 'bg-positive'}`}
          />
        ))}
      </span>
      <span role="status" className="min-w-28 text-right text-sm text-ink-muted">
        {password === '' ? t('password.minimum') : t(`password.strength.${strength}`)}
      </span>
    </div>
  );
}
