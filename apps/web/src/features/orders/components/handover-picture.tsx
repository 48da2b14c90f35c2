import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useTranslation } from 'react-i18next';

/** The code as a picture that the seller's camera reads. Black on white in every theme, with the white edge it needs. */
export function HandoverPicture({ link }: { link: string }) {
  const { t } = useTranslation('orders');
  const modules = generate(link);
  return (
    <svg
      role="img"
      aria-label={t('code.picture')}
      viewBox={`-4 -4 ${modules.size + 8} ${modules.size + 8}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-lg"
    >
      <rect x="-4" y="-4" width="100%" height="100%" fill="white" />
      <path d={toSvgPath(modules)} fill="black" />
    </svg>
  );
}
