import type { FieldSource } from '@vybac/contracts/listings';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says below a field where its value comes from. */
export function SourceNote({ source }: { source: FieldSource }) {
  const { t } = useTranslation('assist');
  const { kind, quote, photo } = source;
  const form = quote && kind !== 'guess' && kind !== 'provider' ? 'quoted' : 'plain';
  return (
    <span className="inline-flex items-start gap-1.5 text-brand-text">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">{t(`sources.${kind}.${form}`, { quote, photo })}</span>
    </span>
  );
}
