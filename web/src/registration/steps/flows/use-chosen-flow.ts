import { useEffect, useState } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../../../current-url/url';
import { loadBusinessType } from './business-type';
import type { BusinessFlow, BusinessType } from './business-flow';
import { serviceFlow } from './service-flow';
import { flowOf } from './flow-of-type';

/**
 * The flow of the chosen type, for a page that all types share. Until the type is read, any flow will do, because
 * the page looks the same for all.
 */
export function useChosenFlow(): BusinessFlow {
  const { path } = useUrl();
  const [type, setType] = useState<BusinessType>('product-seller');
  useEffect(() => setType((before) => loadBusinessType() ?? before), []);
  // Services have a contact page of their own.
  const isOfServices = paths.isAt(path, paths.serviceContact);
  return isOfServices ? serviceFlow : flowOf(type);
}
