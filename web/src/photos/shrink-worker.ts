/** Runs in a worker: answers with a smaller copy of the photo, or with null if it cannot make one. */
addEventListener('message', ({ data }: MessageEvent<{ file: Blob; longestSide: number }>) => {
  void shrink(data.file, data.longestSide).then(
    (small) => postMessage(small),
    () => postMessage(null),
  );
});

async function shrink(file: Blob, longestSide: number): Promise<Blob> {
  // Turns the photo upright, as the camera recorded it.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(side(image.width), side(image.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  // Browsers that cannot write WebP write PNG instead, which is no smaller.
  if (webp.type === 'image/webp') return webp;
  // JPEG has no transparency and would show transparent parts black, so they are filled with white.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
