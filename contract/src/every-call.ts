import type { Call } from './call';
import * as accounts from './accounts/calls';
import * as contact from './accounts/contact-calls';
import * as sessions from './accounts/session-calls';
import * as admin from './admin/calls';
import * as agents from './agents/calls';
import * as deliveries from './deliveries/calls';
import * as favourites from './favourites/calls';
import * as payments from './payments/calls';
import * as registration from './registration/calls';
import * as reviews from './reviews/calls';
import * as search from './search/calls';
import * as shops from './shops/calls';

/** Every call of the product. The server has a route for each of them. */
export const everyCall: readonly Call[] = [
  accounts.login,
  accounts.logout,
  accounts.readSession,
  accounts.register,
  accounts.forgotPassword,
  accounts.verifyCode,
  accounts.resetPassword,
  accounts.readResetLink,
  accounts.listUsers,
  accounts.exportData,
  accounts.editProfile,
  contact.readEmailChange,
  contact.resendEmailChange,
  contact.cancelEmailChange,
  contact.confirmEmailChange,
  contact.undoContactChange,
  sessions.listSessions,
  sessions.endOneSession,
  sessions.endSessions,
  admin.deleteUser,
  admin.deleteAgent,
  admin.deleteShop,
  agents.listAgents,
  agents.editAgent,
  agents.listAgentReviews,
  deliveries.addDelivery,
  deliveries.listDeliveries,
  deliveries.moveDelivery,
  deliveries.rateDelivery,
  favourites.listFavourites,
  favourites.setFavourite,
  registration.addPhoto,
  registration.addShop,
  registration.registerAgent,
  reviews.listReviews,
  payments.readPayment,
  payments.submitPayment,
  reviews.addReview,
  reviews.reportReview,
  search.suggest,
  shops.listShops,
  shops.editShop,
  shops.deleteShopImage,
  shops.countTap,
];
