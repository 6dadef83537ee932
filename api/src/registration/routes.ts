import { addShopRoute } from './add-shop';
import { registerAgentRoute } from './register-agent';

export const registrationRoutes = [addShopRoute, registerAgentRoute];
