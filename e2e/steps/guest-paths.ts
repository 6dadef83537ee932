/** Every path that a guest may open. */
export const guestPaths = [
  '/UserProfile', '/RegistrationJoin', '/BusinessRegistrationForm', '/ServiceRegistration', '/OperationDetails',
  '/ServiceContactPage', '/BothRegistrationForm', '/BothBusinessOperatingDetails', '/ShopProfile', '/ServiceFinder',
  '/DeliveryAgentForm', '/DeliveryDetails', '/NearbyService', '/NearbyShop', '/DeliveryProfile', '/AssignDelivery',
  '/uploadProfilePicture', '/ServiceRegistrationForm', '/BusinessOperatingDetails', '/BrandingRegistrationform',
  '/ContactInfoform', '/ShopProfileLayout', '/DeliveryContactInformation', '/admin', '/terms', '/privacy', '/grievances',
]; // prettier-ignore
