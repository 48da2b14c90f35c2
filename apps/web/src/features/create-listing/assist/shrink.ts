/** Longest side in pixels, and quality of the JPEG (spec 2 §5, Image-to-listing). */
const longestSide = 1024;
const quality = 0.8;
/** EXIF stands at the beginning of a file. */
const searched = 128 * 1024;

/**
 * A photo as the assistant needs it. Position and camera stay on the device; the day of the photo goes along. What this browser
 * cannot draw is left as it is: the server says what is wrong with it.
 */
export async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) return file;
  const moment = momentIn(await file.slice(0, searched).arrayBuffer());
  const parts = moment === null ? [jpeg] : [jpeg.slice(0, 2), exifOf(moment), jpeg.slice(2)];
  return new File(parts, file.name, { type: 'image/jpeg' });
}

/** As cameras write it: `2024:05:01 10:11:12`. */
function momentIn(bytes: ArrayBuffer): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  return /(?:19|20)\d\d:[01]\d:[0-3]\d \d\d:\d\d:\d\d/.exec(text)?.[0] ?? null;
}

/** The shortest EXIF segment of a JPEG that says when (tag 306, DateTime). */
function exifOf(moment: string): Uint8Array<ArrayBuffer> {
  const text = Array.from(new TextEncoder().encode(`${moment}\0`));
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x32, 1, 2, 0, text.length, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0];
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...text];
  return new Uint8Array([0xff, 0xe1, 0, content.length + 2, ...content]);
}
