import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';

/** The texts of the landing page. */
export const whyCards = [
  {
    title: 'Zero commission',
    text: 'Sellers pay no commission on any order, only a small yearly subscription. What you earn is yours.',
    glyph: 'rupee',
    tone: 'leaf',
  },
  {
    title: 'Flexible delivery',
    text: 'Local freelance partners deliver for you. Use your own staff, a partner from your area, or both.',
    glyph: 'truck',
    tone: 'marigold',
  },
  {
    title: 'Support for the local economy',
    text: 'Money spent in the neighbourhood stays in the neighbourhood, and keeps small shops open.',
    glyph: 'house',
    tone: 'brick',
  },
  {
    title: 'Ease of use',
    text: 'Search, call, WhatsApp. No app to install, nothing to learn, works on any phone.',
    glyph: 'heart',
    tone: 'indigo',
  },
] as const;

export const steps = [
  {
    title: 'Shops and services join',
    text: 'Owners list their business in a few minutes, with photos, hours and products.',
  },
  { title: 'Customers discover them', text: 'People nearby search by what they need and where they are.' },
  {
    title: 'Customers order',
    text: 'They call or WhatsApp the business directly. No one stands in between.',
  },
  {
    title: 'Delivery partners pick up',
    text: 'A freelance agent from the area collects the order and brings it home.',
  },
] as const;

export const about = {
  about: says(
    '{product} means "nearby". We help people find the shop around the corner, the plumber two streets away and someone to bring it all home.',
    { product: product.name },
  ),
  company:
    'We are a small team with one idea: the street you live on should be as easy to use as any big website. We take no commission from anybody, only a small subscription from businesses.',
  whyUs: [
    'Businesses talk to their customers directly, by phone or WhatsApp.',
    'Delivery is by local freelance partners who choose their own hours.',
    'One yearly fee, known in advance. No cut of any sale.',
  ],
  goals: [
    'Put every neighbourhood shop and service on the map, in every town of India.',
    'Give freelance delivery partners fair work close to home.',
    "A share of our profits supports a children's education and welfare charity.",
  ],
} as const;
