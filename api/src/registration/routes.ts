import { addPhotoRoute } from './add-photo';
import { addShopRoute } from './add-shop';
import { registerAgentRoute } from './register-agent';

export const registrationRoutes = [addPhotoRoute, addShopRoute, registerAgentRoute];
