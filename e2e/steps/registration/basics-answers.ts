import type { Basics } from '@aaspaas/contract/registration/values';
import { choice, type FormField, text } from './fields';

/** The first step of the three business flows, whose rules differ most. */
export type BasicsAnswers = Readonly<Record<keyof Basics, FormField>>;

const long = (length: number): string => 'a'.repeat(length);

export const shopBasics: BasicsAnswers = {
  shopName: text('Shop name', 'Anand Stores', [
    ['', 'Shop name is required'],
    ['A', 'Shop name must be at least 2 characters'],
    [long(51), 'Shop name must not exceed 50 characters'],
    ['Anand #1', 'Shop name contains invalid characters'],
  ]),
  ownerName: text('Owner name', 'Anand K', [
    ['', 'Owner name is required'],
    ['A', 'Owner name must be at least 2 characters'],
    [long(31), 'Owner name must not exceed 30 characters'],
    ['Anand 1', 'Owner name should only contain letters'],
  ]),
  category: choice('Business category', ['Grocery'], 'Please select a business category'),
  address: text('Full address', '12, MG Road, Indiranagar 560038', [
    ['', 'Address is required'],
    ['MG Road', 'Address must be at least 10 characters'],
    [long(201), 'Address must not exceed 200 characters'],
  ]),
  state: text('State', 'Karnataka', [
    ['', 'State is required'],
    ['K', 'State name must be at least 2 characters'],
    [long(31), 'State name must not exceed 30 characters'],
    ['Karnataka.', 'State name should only contain letters'],
  ]),
  city: text('City', 'Bengaluru', [
    ['', 'City is required'],
    ['B', 'City name must be at least 2 characters'],
    [long(31), 'City name must not exceed 30 characters'],
    ['Bengaluru 1', 'City name should only contain letters'],
  ]),
};

export const serviceBasics: BasicsAnswers = {
  shopName: text('Shop name', 'Meera Beauty Parlour', [
    ['', 'Shop name is required'],
    ['A', 'Shop name must be at least 2 characters'],
    [long(101), 'Shop name must be less than 100 characters'],
    ['Meera #1', 'Shop name contains invalid characters'],
  ]),
  ownerName: text('Owner name', 'Meera O’Pillai', [
    ['', 'Owner name is required'],
    ['A', 'Owner name must be at least 2 characters'],
    [long(51), 'Owner name must be less than 50 characters'],
    ['Meera 1', 'Owner name can only contain letters, spaces, dots, hyphens, and apostrophes'],
  ]),
  category: choice('Business category', ['Salon'], 'Business category is required'),
  address: text('Full address', '21 Temple Road, Thrissur', [
    ['', 'Full address is required'],
    ['Temple Rd', 'Address must be at least 10 characters'],
    [long(201), 'Address must be less than 200 characters'],
  ]),
  state: text('State', 'Kerala', [
    ['', 'State is required'],
    ['K', 'State must be at least 2 characters'],
    [long(51), 'State must be less than 50 characters'],
    ['Kerala 1', 'State can only contain letters, spaces, dots, and hyphens'],
  ]),
  city: text('City', 'Thrissur', [
    ['', 'City is required'],
    ['T', 'City must be at least 2 characters'],
    [long(51), 'City must be less than 50 characters'],
    ['Thrissur 1', 'City can only contain letters, spaces, dots, and hyphens'],
  ]),
};

export const bothBasics: BasicsAnswers = {
  shopName: text('Shop name', 'Thomas & Sons, Cycles', [
    ['', 'Shop name is required'],
    ['T', 'Shop name must be at least 2 characters'],
    [long(101), 'Shop name must be less than 100 characters'],
    ['Thomas #1', 'Shop name contains invalid characters'],
    ['Test Store', 'Please enter a valid shop name'],
  ]),
  ownerName: text('Owner name', 'Thomas M', [
    ['', 'Owner name is required'],
    ['T', 'Owner name must be at least 2 characters'],
    [long(51), 'Owner name must be less than 50 characters'],
    ['T 1', 'Owner name must contain at least 2 letters'],
  ]),
  category: choice('Business category', ['Bakery'], 'Please select a business category'),
  address: text('Full address', '4 Beach Road, Kozhikode', [
    ['', 'Full address is required'],
    ['Beach Rd', 'Address must be at least 10 characters'],
    [long(501), 'Address must be less than 500 characters'],
  ]),
  state: text('State', 'Kerala', [
    ['', 'State is required'],
    ['K', 'State must be at least 2 characters'],
    [long(51), 'State must be less than 50 characters'],
  ]),
  city: text('City', 'Kozhikode', [
    ['', 'City is required'],
    ['K', 'City must be at least 2 characters'],
    [long(51), 'City must be less than 50 characters'],
  ]),
};
