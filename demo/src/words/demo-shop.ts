import { demoOwner } from '../../../api/src/demo-accounts/sign-ins';

/** The shop that guests see on the profile page: shop 16. Whatever is not here is made as for any bakery. */
export const demoShop = {
  trade: 'bakery',
  city: 'Bangalore',
  locality: 'Malleshwaram',
  owner: { name: demoOwner.name, firstName: 'Sudha', surname: 'Raghavendra', calledBy: 'Sudha akka' },
  opensAtHour: 7,
  closesAtHour: 22,
  photos: 7,
  reviews: 26,
  row: {
    kind: 'both',
    name: 'Sampige Bakes & Coffee',
    ownerName: demoOwner.name,
    address: 'No. 42, Ground Floor, Sampige Road, Malleshwaram - 560003',
    latitude: 13.00412,
    longitude: 77.57093,
    description:
      'A neighbourhood bakery under an old sampige tree. Bread at seven, khara buns at four, and birthday cakes, ' +
      'eggless too, by order the day before. Sudha bakes, her mother keeps the accounts, and the filter coffee is ' +
      'on the house when it rains. Weekend baking classes for children in the room upstairs.',
    items: [
      'Birthday cakes',
      'Eggless cakes',
      'Khara buns',
      'Sourdough bread',
      'Plum cake',
      'Butter biscuits',
      'Veg puffs',
      'Cream buns',
      'Filter coffee',
      'Custom photo cakes',
      'Wedding cakes',
      'Baking classes',
    ],
    schedule: 'part-time',
    days: 127,
    deliveryOption: 'own-staff',
    serviceArea: 'both',
  },
} as const;
