import { listingsServer } from '../../console/listings/listings-server';

export const server = listingsServer('shops');
