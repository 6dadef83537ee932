import { trade } from './trade';

/** Legal and tax services, finance, property, travel, websites. */
export const officeTrades = [
  trade('travel', 19, 'service', 'office', {
    names: `{family} Travels; {blessed} Tours & Travels; {area} Cabs; {flair} Holidays; {first} Taxi Service; Chalo Ghoomo Tours; Window Seat Travels`,
    items: `Airport taxi; Outstation cabs; Train tickets; Flight tickets; Bus tickets; Hotel booking; Temple tours; Visa help; Tempo traveller;
      Honeymoon packages; Passport assistance; Local sightseeing`,
    descriptions: [
      'Cabs, tickets and tours with a driver who knows the road and a phone that is answered at 4 am.',
      'Temple tours for parents, beach trips for everyone else. Costs in writing, toll and bata included.',
      'Tours and travels from {city} for {years} years. {item}, {other}, and visa papers filled in correctly the first time.',
    ],
    hours: '9-20 8-21',
    weeks: ['daily', 'six'],
    reach: 'either',
    alwaysOpenPercent: 55,
  }),
  trade('real-estate', 20, 'service', 'office', {
    names: `{family} Properties; {blessed} Real Estate; {area} Homes; {flair} Realtors; {first} Rental Point; Key Holders {area}`,
    items: `House rentals; Flat sales; Plot sales; Paying guest rooms; Rental agreements; Property documents check; Commercial space; Property management;
      Site visits; Home loan help`,
    descriptions: [
      'Flats and houses in {area} that we have seen ourselves. No photographs from another building.',
      'Rentals, sales and the papers in between. Brokerage told before the first visit.',
      '{first} has lived in {area} for {years} years and knows which lane floods. Tenants and owners both welcome.',
    ],
    hours: '10-19 9-20',
    weeks: ['daily', 'six'],
    reach: 'either',
  }),
  trade('legal', 21, 'service', 'office', {
    names: `{family} & Associates; Advocate {first} {family}; {family} Law Chambers; {area} Legal Services; {family} Notary & Documents`,
    items: `Property registration; Rental agreements; Notary; Family law; Consumer complaints; Will drafting; Affidavits; Company law; Cheque bounce cases;
      Legal notices; Marriage registration; Property tax papers`,
    descriptions: [
      'Agreements, affidavits and advice in words you understand. First meeting without fee.',
      'Law chambers near the courts of {city}, {years} years of practice in property and family matters.',
      'We try to settle first. If it must go to court, you will know the cost and the likely years before we file.',
    ],
    hours: '10-19 10-18 9-18',
    weeks: ['six', 'five'],
    reach: 'counter',
  }),
  trade('accounts', 22, 'service', 'office', {
    names: `{family} Tax Consultants; {family} & Co Accountants; {blessed} Financial Services; {area} Accounts & GST; {first} Insurance Point; Paisa Patrika`,
    items: `Income tax filing; GST returns; PAN card; Accounting; Insurance; Mutual fund advice; Loans guidance; Company registration; Audit;
      Bookkeeping; TDS returns; Udyam registration`,
    descriptions: [
      'Returns filed in time, notices answered calmly. Shopkeepers of {area} have left their bill bundles with us for {years} years.',
      'Tax, GST and accounts for small business. We explain the number before you sign under it.',
      'Insurance without fear and mutual funds without magic. {first} also helps senior citizens with forms, free on Fridays.',
    ],
    hours: '10-19 9-19',
    weeks: ['six'],
    reach: 'either',
  }),
  trade('web-development', 34, 'service', 'office', {
    names: `{flair} Web Works; {first} Web Studio; {area} Website Development; {family} Infotech; Jugaad Labs; Two Tier Technologies`,
    items: `Website development; Online store set-up; Mobile apps; Domain and hosting; Website maintenance; WhatsApp business set-up; Billing software;
      Search optimisation; Logo design; Data entry; IT consulting`,
    descriptions: [
      'Websites for shops, clinics and schools that load on a cheap phone. You own the domain, always.',
      'Website development in plain language: one page in a week, an online store in a month, and we answer afterwards.',
      'Three developers in {area}, {years} years together. We have built for bakeries, temples and one elephant camp.',
    ],
    hours: '10-19 9-18',
    weeks: ['five', 'six'],
    reach: 'either',
  }),
  trade('consulting', 34, 'service', 'office', {
    names: `{family} Consultancy; {area} Business Consulting; {blessed} Placement Services; {flair} Career Guidance; {first} HR Solutions; Udyam Advisory`,
    items: `Business plans; Trade licences; FSSAI licence; Job placement; Career guidance; Study abroad; HR services; Vastu consultation;
      Project reports; Export guidance; Start-up advice`,
    descriptions: [
      'Licences, project reports and bank papers for people who would rather be running their shop.',
      'Career guidance for students and honest job placement: nobody pays us before the offer letter.',
      'Consulting for small business in {city} for {years} years. {first} once closed two shops and will tell you why.',
    ],
    hours: '10-18 10-19',
    weeks: ['six', 'five'],
    reach: 'either',
  }),
  trade('marketing', 35, 'service', 'office', {
    names: `{flair} Media Marketing; {area} Digital Marketing; {first} Media; Loudspeaker Marketing; {family} Ads; Nukkad Media {area}`,
    items: `Social media marketing; Media marketing; Google listing; Reels and videos; Pamphlet distribution; Hoardings; Local ads; Brand design;
      WhatsApp campaigns; Content writing; Festival campaigns`,
    descriptions: [
      'Media marketing for shops that have no marketing department. One reel a week, one report a month.',
      'We get {area} to notice you: social media, pamphlets, auto-back banners, whatever works for your street.',
      'Small budgets spent carefully for {years} years. You see every rupee and every click.',
    ],
    hours: '10-19 10-18',
    weeks: ['six', 'five'],
    reach: 'either',
  }),
  trade('design', 35, 'service', 'office', {
    names: `{first} Design Studio; Freelance by {first}; {area} Graphic Designers; Kalam Kaagaz Design; {flair} Creatives; Pixel Pakoda`,
    items: `Freelance designers; Logo design; Packaging design; Menu cards; Invitation design; Illustration; Brochures; Social media posts; Signboards;
      Brand identity; Presentation design`,
    descriptions: [
      'Freelance designers for logos, menus and packets. Three drafts, clear price, files handed over.',
      'Lettering in Indian scripts done properly, by people who can read them. See our signboards all over {area}.',
      '{first} draws first on paper. {years} years of invitations, labels and one very famous pickle jar.',
    ],
    hours: '10-19 11-19',
    weeks: ['six', 'five'],
    reach: 'either',
  }),
];
