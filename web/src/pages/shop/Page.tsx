import { idOfShopPath } from '@aaspaas/contract/shops/links';
import { useUrl } from '../../current-url/url';
import { ShopById } from '../../shops/detail/ShopById';
import { ShopDetail, type ShopLayoutProps } from '../../shops/detail/ShopDetail';
import { WayBack } from './WayBack';

/** A shop's own page. */
export function Page() {
  const { path } = useUrl();
  const id = idOfShopPath(path.split('/')[2] ?? '');
  return <ShopById id={id} notFound="Shop not found." Layout={WithWayBack} />;
}

const WithWayBack = (props: ShopLayoutProps) => (
  <ShopDetail {...props} badge={<WayBack shop={props.shop} />} />
);
