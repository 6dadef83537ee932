import type { Basics } from '@aaspaas/contract/registration/values';
import { choice, type FormField, text } from './fields';

/** The first step of the three business flows, whose rules differ most. */
export type BasicsAnswers = Readonly<Record<keyof Basics, FormField>>;

export const shopBasics: BasicsAnswers = {
  shopName: text('Shop name', 'Anand Stores', [
    ['', 'Shop name is required'],
    ['A', 'Shop name must be at least 2 characters'],
  ]),
  ownerName: text('Owner name', 'Anand K', [
    ['', 'Owner name is required'],
    ['A', 'Owner name must be at least 2 characters'],
  ]),
  category: choice('Business category', ['Grocery'], 'Please select a business category'),
  address: text('Full address', '12, MG Road, Indiranagar 560038', [
    ['', 'Address is required'],
    ['MG Road', 'Address must be at least 10 characters'],
  ]),
  state: text('State', 'Karnataka', [
    ['', 'State is required'],
    ['K', 'State name must be at least 2 characters'],
  ]),
  city: text('City', 'Bengaluru', [
    ['', 'City is required'],
    ['B', 'City name must be at least 2 characters'],
  ]),
};

export const serviceBasics: BasicsAnswers = {
  shopName: text('Shop name', 'Meera Beauty Parlour', [
    ['', 'Shop name is required'],
    ['A', 'Shop name must be at least 2 characters'],
  ]),
  ownerName: text('Owner name', 'Meera O’Pillai', [
    ['', 'Owner name is required'],
    ['A', 'Owner name must be at least 2 characters'],
  ]),
  category: choice('Business category', ['Salon'], 'Business category is required'),
  address: text('Full address', '21 Temple Road, Thrissur', [
    ['', 'Full address is required'],
    ['Temple Rd', 'Address must be at least 10 characters'],
  ]),
  state: text('State', 'Kerala', [
    ['', 'State is required'],
    ['K', 'State must be at least 2 characters'],
  ]),
  city: text('City', 'Thrissur', [
    ['', 'City is required'],
    ['T', 'City must be at least 2 characters'],
  ]),
};

export const bothBasics: BasicsAnswers = {
  shopName: text('Shop name', 'Thomas & Sons, Cycles', [
    ['', 'Shop name is required'],
    ['T', 'Shop name must be at least 2 characters'],
  ]),
  ownerName: text('Owner name', 'Thomas M', [
    ['', 'Owner name is required'],
    ['T', 'Owner name must be at least 2 characters'],
  ]),
  category: choice('Business category', ['Bakery'], 'Please select a business category'),
  address: text('Full address', '4 Beach Road, Kozhikode', [
    ['', 'Full address is required'],
    ['Beach Rd', 'Address must be at least 10 characters'],
  ]),
  state: text('State', 'Kerala', [
    ['', 'State is required'],
    ['K', 'State must be at least 2 characters'],
  ]),
  city: text('City', 'Kozhikode', [
    ['', 'City is required'],
    ['K', 'City must be at least 2 characters'],
  ]),
};
