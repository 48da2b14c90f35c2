import { chooseTheme } from '@vybac/contracts/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call';
import { problemText } from '../api/problem-text';
import { sessionQuery, useSession } from '../features/session';
import { notify } from '../notices/notify';
import { useTheme } from '../theme/theme-provider';
import { isProTheme, themes, type Theme } from '../theme/theme';

/** The themes with whether this person may have them, and choosing one: at once here, and kept with the account. */
export function useThemeChoice() {
  const { t } = useTranslation('frame');
  const { theme, isPro, chooseTheme: show } = useTheme();
  const { me } = useSession();
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: (next: Theme) => call(chooseTheme, { body: { theme: next } }),
    onSuccess: (changed) => queryClient.setQueryData(sessionQuery.queryKey, changed),
    onError: (error) => notify.error({ title: problemText(t, error) }),
  });

  const choose = (next: Theme) => {
    if (isProTheme(next) && !isPro) {
      notify.information({ title: t('theme.proOnly'), description: t('theme.proOnlyText') });
      return;
    }
    show(next);
    if (me) keep.mutate(next);
  };
  return {
    theme,
    choose,
    choices: themes.map((name) => ({ name, isPro: isProTheme(name), locked: isProTheme(name) && !isPro })),
  };
}
