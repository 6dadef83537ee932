import { type Locality, locality } from './localities-south';

/** Towns beyond the cities of the search page. */
export const inTowns: Readonly<Record<string, readonly Locality[]>> = {
  Mysuru: [
    locality(
      'Saraswathipuram',
      '570009',
      12.303,
      76.63,
      '3rd Main Road; 6th Cross Road; New Kantharaj Urs Road',
    ),
    locality(
      'Kuvempunagar',
      '570023',
      12.285,
      76.626,
      'Panchamantra Road; Vishwamanava Double Road; Udayaravi Road',
    ),
    locality('VV Mohalla', '570002', 12.322, 76.63, 'Kalidasa Road; Temple Road; Valmiki Road'),
  ],
  Coimbatore: [
    locality('Gandhipuram', '641012', 11.0183, 76.9674, 'Cross Cut Road; 100 Feet Road; Dr Nanjappa Road'),
    locality('RS Puram', '641002', 11.0069, 76.9498, 'DB Road; TV Samy Road; Cowley Brown Road'),
    locality('Peelamedu', '641004', 11.029, 77.006, 'Avinashi Road; Hope College Road; Masakalipalayam Road'),
  ],
  Visakhapatnam: [
    locality('Dwaraka Nagar', '530016', 17.728, 83.308, 'Diamond Park Road; 1st Lane; RTC Complex Road'),
    locality(
      'MVP Colony',
      '530017',
      17.742,
      83.337,
      'Double Road; Sector 6 Main Road; Usodaya Junction Road',
    ),
    locality('Gajuwaka', '530026', 17.69, 83.21, 'Main Road; Kanithi Road; Sriharipuram Road'),
  ],
  Nagpur: [
    locality(
      'Dharampeth',
      '440010',
      21.139,
      79.061,
      'West High Court Road; Cement Road; Gokulpeth Market Road',
    ),
    locality('Sitabuldi', '440012', 21.1458, 79.0815, 'Main Road; Abhyankar Road; Modi No. 2 Lane'),
    locality('Sadar', '440001', 21.16, 79.078, 'Residency Road; Mount Road; Mangalwari Bazar Road'),
  ],
  Surat: [
    locality('Adajan', '395009', 21.196, 72.793, 'Anand Mahal Road; Honey Park Road; LP Savani Road'),
    locality('Athwalines', '395001', 21.18, 72.805, 'Ghod Dod Road; Parle Point Road; Ring Road'),
    locality('Varachha', '395006', 21.208, 72.862, 'Varachha Main Road; Mini Bazar Road; Hirabaug Road'),
  ],
  Lucknow: [
    locality('Hazratganj', '226001', 26.8467, 80.9462, 'MG Marg; Ashok Marg; Shahnajaf Road'),
    locality('Gomti Nagar', '226010', 26.852, 81.001, 'Patrakarpuram Road; Vipin Khand Road; Husariya Road'),
    locality('Aliganj', '226024', 26.895, 80.94, 'Kapoorthala Road; Puraniya Road; Sector H Main Road'),
  ],
};
