import { Button, buttonStyle, ErrorState } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { PagePending } from '../../../frame/page-pending';
import { Picture } from '../../../pictures/picture';
import { useSession } from '../../session';
import { listingToEdit } from '../api/listing-to-edit';
import { ListingForm } from '../form/listing-form';
import { formOf } from '../form/listing-form-values';

const editable: readonly string[] = ['active', 'pending', 'draft'];

export function EditListing({ id }: { id: string }) {
  const { t } = useTranslation(['createListing', 'errors']);
  const { me } = useSession();
  const isAdmin = me?.actor.roles.includes('admin') ?? false;
  // Changes that arrive while one edits do not disturb what one types: the form keeps what it began with.
  const { data, error, isPending, refetch } = useQuery({ ...listingToEdit(id), refetchOnWindowFocus: false });

  if (isPending) return <PagePending />;
  if (!data) {
    return (
      <ErrorState
        picture={<Picture name="plug" eager />}
        title={t('edit.failed')}
        text={problemText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('edit.tryAgain')}</Button>}
      />
    );
  }
  const refused = !data.isMine && !isAdmin ? 'notYours' : !editable.includes(data.status) ? 'closed' : null;
  if (refused) {
    return (
      <ErrorState
        picture={<Picture name="key" eager />}
        title={t(`edit.${refused}`)}
        action={
          <Link to="/listing/$listingId" params={{ listingId: id }} className={buttonStyle()}>
            {t('edit.back')}
          </Link>
        }
      />
    );
  }
  return <ListingForm values={formOf(data)} images={data.images} editing={{ id, version: data.version }} />;
}
