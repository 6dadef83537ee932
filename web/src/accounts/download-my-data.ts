import { exportData } from '@aaspaas/contract/accounts/calls';
import { product } from '@aaspaas/contract/product';
import { send } from '../api/send';

/** Downloads everything that the product stores about the signed-in person, as a file. */
export async function downloadMyData(): Promise<void> {
  const { data } = await send(exportData, {});
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${product.slug}-my-data.json`;
  link.click();
  // The browser has saved the file by then; keeping it would fill the phone's memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
