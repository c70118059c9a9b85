/** Longest `data:` URL that the server takes. */
const LONGEST = 22_000;
const SIZES = [256, 192, 128, 96, 64, 48];

/** Returns the image of a file as a PNG `data:` URL, no larger than a logo may be. Throws for a file that is no image. */
export async function logoOf(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    for (const size of SIZES) {
      const logo = drawn(image, size);
      if (logo.length <= LONGEST) return logo;
    }
  } finally {
    image.close();
  }
  throw new RangeError('The image does not become small enough');
}

/** Draws the image with its longer side at most `size` pixels long. */
function drawn(image: ImageBitmap, size: number): string {
  const scale = Math.min(1, size / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
