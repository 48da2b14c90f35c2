import { type Image, imageSizeLimit } from '@vybac/contracts/listings';
import { messageImageLimit } from '@vybac/contracts/messaging';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardImage } from '../../../api/discard-image';
import { problemText } from '../../../api/problem-text';
import { uploadImage } from '../../../api/upload-image';
import { notify } from '../../../notices/notify';

/** A photo in the composer. It uploads as soon as it is chosen; `image` is there when that is done. */
export interface ChosenImage {
  key: string;
  url: string;
  file: File | null;
  progress: number;
  image: Image | null;
  error: string | null;
}

export function useChosenImages(initial: readonly Image[]) {
  const { t } = useTranslation(['chat', 'errors']);
  const [chosen, setChosen] = useState<readonly ChosenImage[]>(() => initial.map(uploaded));
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const urls = previews.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const change = (key: string, part: Partial<ChosenImage>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload = (key: string, file: File) => {
    change(key, { error: null, progress: 0 });
    uploadImage(file, { purpose: 'chat', onProgress: (progress) => change(key, { progress }) }).then(
      (image) => change(key, { image, progress: 100 }),
      (error: unknown) => change(key, { error: problemText(t, error) }),
    );
  };

  /** Takes what fits the rules and says what does not (spec 2 §5 Image uploader). */
  const add = (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    const fitting = images.filter(({ size }) => size <= imageSizeLimit);
    const room = fitting.slice(0, Math.max(0, messageImageLimit - chosen.length));
    if (images.length < files.length) refuse('invalidType');
    else if (fitting.length < images.length) refuse('tooLarge');
    else if (room.length < fitting.length) refuse('tooMany');
    const added = room.map((file): ChosenImage & { file: File } => {
      const url = URL.createObjectURL(file);
      previews.current.add(url);
      return { key: crypto.randomUUID(), url, file, progress: 0, image: null, error: null };
    });
    setChosen((all) => [...all, ...added]);
    for (const { key, file } of added) upload(key, file);
  };

  const refuse = (rule: 'invalidType' | 'tooLarge' | 'tooMany') =>
    notify.error({
      title: t(`composer.${rule}`),
      description: t(`composer.${rule}Text`, { limit: messageImageLimit }),
    });

  const remove = (key: string) => {
    const mediaId = chosen.find((one) => one.key === key)?.image?.mediaId;
    setChosen((all) => all.filter((one) => one.key !== key));
    if (mediaId) discardImage(mediaId);
  };

  const retry = (key: string) => {
    const file = chosen.find((one) => one.key === key)?.file;
    if (file) upload(key, file);
  };

  /** Puts these in the place of all. */
  const replace = (images: readonly Image[]) => setChosen(images.map(uploaded));

  return { chosen, add, remove, retry, replace };
}

function uploaded(image: Image): ChosenImage {
  return { key: image.mediaId, url: image.urls.small, file: null, progress: 100, image, error: null };
}
