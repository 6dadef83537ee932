import { exportData } from '@aaspaas/contract/accounts/calls';
import { product } from '@aaspaas/contract/product';
import { send } from '../../api/send';
import { keepJson } from '../../ui/keep-file';

/** Downloads everything that the product stores about the signed-in person, as a file. */
export async function downloadMyData(): Promise<void> {
  const { data } = await send(exportData, {});
  keepJson(data, `${product.slug}-my-data.json`);
}
