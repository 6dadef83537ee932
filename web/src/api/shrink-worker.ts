/** Runs in a worker: answers with a smaller copy of the photo, or with null if it cannot make one. */
addEventListener('message', ({ data }: MessageEvent<{ file: Blob; longestSide: number }>) => {
  void shrink(data.file, data.longestSide).then(
    (small) => postMessage(small),
    () => postMessage(null),
  );
});

async function shrink(file: Blob, longestSide: number): Promise<Blob> {
  // Turns the photo upright, as the camera recorded it.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(side(picture.width), side(picture.height));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas to draw on');
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  // Browsers that cannot write WebP write PNG instead, which is no smaller.
  if (webp.type === 'image/webp') return webp;
  // JPEG has no transparency and would show transparent parts black, so they are filled with white.
  paper.globalCompositeOperation = 'destination-over';
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
