/** Paths of the steps that make no sense without the first of their registration. */
export const shopOperating = '/BusinessOperatingDetails';
export const serviceOperating = '/OperationDetails';
export const bothOperating = '/BothBusinessOperatingDetails';
export const branding = '/BrandingRegistrationform';
export const contact = '/ContactInfoform';
export const serviceContact = '/ServiceContactPage';

export const agentDetails = '/DeliveryDetails';
export const agentPhoto = '/uploadProfilePicture';
export const agentContact = '/DeliveryContactInformation';
