import { trade } from './trade';

/** Services at the customer's home, and laundries. */
export const homeServiceTrades = [
  trade('dry-cleaning', 27, 'service', 'laundry', {
    names: `{area} Dry Cleaners; {family} Dry Cleaning & Laundry; Suds and Duds; {blessed} Laundry; {flair} Dry Wash; Dhobi Ghar {area}; {first} Steam Press & Dry Cleaners;
      Kapda Ghar Dry Cleaners {area}`,
    items: `Dry cleaning services; Steam ironing; Wash and fold laundry; Saree polishing; Saree roll press; Curtain cleaning; Blanket wash; Shoe cleaning;
      Stain removal; Suit and sherwani cleaning; Leather jacket cleaning; Free pick-up and drop`,
    descriptions: [
      'Dry cleaning done on the premises, not sent away. Silk sarees washed alone, polished and rolled. Back in three days, or tomorrow if you must.',
      'Pick-up at your door in {area}, a message when it is ready, drop by evening. Buttons that fall off are sewn back without asking.',
      '{years} years of other people’s wedding clothes. {first} looks at every stain personally before promising anything.',
      'Laundry by the kilo, dry cleaning by the piece, steam press while you wait. Soft water, mild soap, no mixing of loads.',
    ],
    hours: '8-21 9-21 7-21',
    weeks: ['daily', 'six', 'six'],
    reach: 'either',
  }),
  trade('deep-cleaning', 27, 'service', 'home', {
    names: `{flair} Deep Cleaning; {area} Home Cleaners; Spotless {area}; {blessed} Housekeeping; Jhaadu Squad; {family} Cleaning Services; Dust to Must {area}`,
    items: `Deep cleaning services; Kitchen cleaning; Bathroom cleaning; Sofa shampooing; Move-in cleaning; Carpet cleaning; Water tank cleaning;
      Office cleaning; Window cleaning; Mattress cleaning; Pest control; Festival cleaning`,
    descriptions: [
      'Four people, five hours, and a flat you will not recognise. We bring machines and mild chemicals; you need not move the furniture.',
      'Deep cleaning before festivals, after tenants, around babies. Fixed rate per bedroom, told on the phone.',
      'Trained staff on salary, not by the hour. {item} and {other} across {city}, with photographs of the corners.',
    ],
    hours: '8-19 8-20 9-18',
    weeks: ['daily', 'six'],
    reach: 'visits',
  }),
  trade('garbage-pickup', 27, 'service', 'home', {
    names: `{area} Waste Pickup; {flair} Green Waste; Raddi Raja; {blessed} Scrap & Recycling; Swachh Pickup {area}; Zero Waste {area}`,
    items: `Garbage pickup services; Scrap pickup; E-waste collection; Dry waste collection; Compost kits; Debris removal; Old furniture pickup;
      Garden waste pickup; Newspaper scrap; Apartment waste management`,
    descriptions: [
      'Garbage and scrap taken from your door, weighed in front of you and paid by UPI. Wet waste becomes compost, really.',
      'Renovation debris, old mattresses, dead monitors: we take what the van will not. Slots in {area} every day.',
      'Waste pickup for homes and apartments with monthly reports of where it all went. {years} years, no landfill.',
    ],
    hours: '7-17 6-18 8-18',
    weeks: ['daily', 'six'],
    reach: 'visits',
  }),
  trade('plumbing', 29, 'service', 'home', {
    names: `{first} Plumbing Works; {area} Plumbers; {blessed} Plumbing & Sanitary; Tap Stop Plumbing; {family} Plumbing Services; Leak Proof {area}`,
    items: `Plumbing services; Tap repair; Pipe leakage; Bathroom fittings; Water tank cleaning; Drain blockage; Motor pump repair; Geyser installation;
      Toilet repair; Sink installation; Water line work`,
    descriptions: [
      'Leaks found before the wall is broken. Call in the morning, someone from the family comes by noon.',
      'Plumbing for flats and old houses in {area} for {years} years. Visiting charge adjusted in the bill.',
      'Taps, tanks, drains and pumps, day or night. We carry common spares, so one visit is usually enough.',
    ],
    hours: '8-20 7-21',
    weeks: ['daily', 'six'],
    reach: 'visits',
    alwaysOpenPercent: 45,
  }),
  trade('ac-repair', 29, 'service', 'home', {
    names: `{blessed} AC Service; {area} Cooling Care; {family} Refrigeration; {flair} Cooling Works; {first} AC & Fridge Repair; Thanda Thanda AC {area}`,
    items: `AC installation; AC repair; AC gas filling; AC deep wash; Fridge repair; Washing machine repair; Cooler service; Annual maintenance;
      Deep freezer repair; Stabiliser fitting; AC shifting`,
    descriptions: [
      'AC installation and repair by technicians with gauges, not guesses. Gas filled only if gas is gone.',
      'Before the summer, please call: in April everyone does. Foam wash, shifting and yearly contracts in {area}.',
      'ACs, fridges and washing machines repaired at home, ninety days’ guarantee on parts. {years} years, same phone number.',
    ],
    hours: '8-20 9-20 9-21',
    weeks: ['daily', 'six'],
    reach: 'visits',
  }),
  trade('house-painting', 29, 'service', 'home', {
    names: `{flair} Painters; {family} House Painting; {blessed} Painting Contractors; Rang De {area}; {first} Wall Art & Painting; Second Coat Painters`,
    items: `House painting; Exterior painting; Texture painting; Wood polishing; Waterproofing; Wall putty; Stencil designs; Grill painting;
      Wallpaper fixing; Office painting; Terrace waterproofing`,
    descriptions: [
      'House painting with the furniture covered and the floor wiped. Written estimate by square foot, no surprise on the last day.',
      'Painters in {city} for {years} years. Colour samples on your own wall before you decide.',
      'Two coats means two coats. {item}, {other} and damp walls treated from the cause, not from the front.',
    ],
    hours: '8-18 9-18 8-19',
    weeks: ['six'],
    reach: 'visits',
  }),
  trade('carpenter', 29, 'service', 'home', {
    names: `{first} Carpentry Works; {area} Home Repairs; {blessed} Carpenter & Electrician; {family} Handyman Services; Thok Peet Repairs {area}`,
    items: `Carpenter; Electrician; Door repair; Modular kitchen repair; Furniture assembly; Window mesh; Lock change; Curtain rod fixing;
      Fan installation; TV wall mounting; Plumbing; Sofa repair`,
    descriptions: [
      'The small jobs nobody comes for: one shelf, one hinge, one fan. We come, with tools and a vacuum cleaner.',
      'Carpenter and electrician in one visit. Rates per job on WhatsApp before we start.',
      'Home repairs in {area} for {years} years. {first} answers the phone in person, even on Sundays.',
    ],
    hours: '8-20 9-19',
    weeks: ['daily', 'six'],
    reach: 'visits',
  }),
  trade('movers', 30, 'service', 'home', {
    names: `{family} Packers & Movers; {blessed} Transport; {area} Shifting Services; {flair} Movers; Saamaan Shifting; {first} Mini Tempo Service`,
    items: `House shifting; Packing services; Mini truck rental; Office relocation; Bike transport; Car transport; Storage space;
      Loading and unloading; Furniture dismantling; Intercity moving`,
    descriptions: [
      'House shifting with cartons, blankets and people who ask before lifting. Fixed quote after a video call.',
      'From one cupboard to a whole office. Own trucks, own crew, and insurance explained in plain words.',
      '{years} years on the roads out of {city}. Bikes go crated, plants go in front with the driver.',
    ],
    hours: '8-20 7-21',
    weeks: ['daily'],
    reach: 'visits',
    alwaysOpenPercent: 25,
  }),
  trade('contractor', 23, 'service', 'office', {
    names: `{family} Constructions; {blessed} Builders; {area} Civil Works; {flair} Interiors & Construction; {family} & Associates Builders; Brick by Brick {area}`,
    items: `House construction; Renovation; Interior work; Tiles and flooring; Waterproofing; False ceiling; Compound walls; Building plans;
      Structural repair; Borewell work; Painting; Estimates`,
    descriptions: [
      'Civil work with a site diary you can read. Weekly photographs, cement bags counted, labour paid on Saturdays.',
      'Renovations in occupied homes are our speciality: one room at a time, dust sheets, quiet after six.',
      'Engineers and masons in {city} for {years} years. {item}, {other}, and plans that the corporation accepts.',
    ],
    hours: '9-18 8-18',
    weeks: ['six'],
    reach: 'visits',
  }),
  trade('building-materials', 23, 'shop', 'goods', {
    names: `{family} Building Materials; {blessed} Cement & Steel; {area} Tiles & Sanitary; {family} Granites; {flair} Traders`,
    items: `Cement; Steel bars; M-sand; Red bricks; Floor tiles; Granite slabs; Roofing sheets; Wall putty; Plywood; Sanitary ware;
      Cement blocks; Site delivery`,
    descriptions: [
      'Cement, steel, sand and tiles, delivered to the site on the day we say. Weighbridge slip with every load.',
      'Building materials for {area} for {years} years. One bag or one lorry, the rate is on the board.',
      'Tiles upstairs, steel behind, credit for contractors we know. {first} will tell you how much you really need.',
    ],
    hours: '8-19 9-19',
    weeks: ['six'],
    reach: 'delivers',
  }),
];
