import * as paths from '@aaspaas/contract/paths';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';

/** Owners register elsewhere than customers do. */
export function ListYourShop() {
  return (
    <ButtonLink variant="secondary" wide href={paths.typeChoice}>
      <Icon name="building-store" size={20} /> List your shop
    </ButtonLink>
  );
}
