import { trade } from './trade';

/** Electronics, phones, vehicles, cameras. */
export const machineTrades = [
  trade('electronics', 11, 'shop', 'goods', {
    names: `{family} Electronics & Mobiles; {blessed} Electronics; {area} Mobile Store; {flair} Digital World; {family} Home Appliances; Charge Sheet Mobiles`,
    items: `Mobile phones; Televisions; Washing machines; Refrigerators; Mobile accessories; Headphones; Laptops; Home theatre;
      Chargers and cables; Power banks; Air coolers; EMI purchase`,
    descriptions: [
      'Electronics and mobiles with bill, guarantee and someone who picks up the phone afterwards.',
      'Compare with the online price, then ask {first}. We install, we explain, we take away the old one.',
      'Televisions, fridges, phones and all the small cables in between. {years} years in {area}.',
    ],
    hours: '10-21 10-22',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('mobile-repair', 11, 'both', 'home', {
    names: `{first} Mobile Repair; {area} Mobile Clinic; {blessed} Mobiles & Service; Crack Pot Screen Repair; {family} Cell Point; Ring Road Mobiles {area}`,
    items: `Mobile repair; Screen replacement; Battery change; Water damage repair; Laptop repair; Software update; Charging port repair;
      Tempered glass; Second-hand mobiles; Mobile accessories; Data recovery`,
    descriptions: [
      'Screens in thirty minutes, batteries in fifteen, in front of your eyes. Your data stays yours.',
      'Mobile and laptop repair with three months’ guarantee. If we cannot mend it you do not pay.',
      '{first} started with one soldering iron and a stool in {area}; now three technicians and proper machines. Pick-up possible.',
    ],
    hours: '10-21 10-20',
    weeks: ['daily', 'six'],
    reach: 'either',
  }),
  trade('two-wheeler', 15, 'service', 'home', {
    names: `{blessed} Two Wheeler Garage; {first} Auto Works; {area} Bike Point; {family} Motors; Kick Start {area}; Puncture Raja`,
    items: `Bike service; Scooter repair; Puncture repair; Oil change; Battery replacement; Brake service; Engine overhaul; Bike wash;
      Roadside help; Electric scooter service; Insurance work`,
    descriptions: [
      'Two-wheelers of all makes. Estimate first, old parts returned, test ride together.',
      'Stuck with a puncture in {area}? Call, and {first} comes with the kit on an old scooter that never failed.',
      'Service, repair and plain speaking for {years} years. We do not change what can be cleaned.',
    ],
    hours: '9-20 8-20',
    weeks: ['six', 'daily'],
    reach: 'either',
  }),
  trade('car-care', 15, 'both', 'home', {
    names: `{family} Car Care; {area} Auto Spa; {blessed} Tyres & Batteries; {flair} Motors; Bumper to Bumper {area}; {first} Car Decor`,
    items: `Car service; Car wash; Wheel alignment; Tyres; Car batteries; Denting and painting; AC gas filling; Seat covers;
      Interior cleaning; Doorstep car wash; Car accessories; Brake pads`,
    descriptions: [
      'Wash, service, tyres and seat covers, with a waiting room where the tea is real.',
      'Cars treated gently for {years} years. Photographs before and after, bill with every part named.',
      'Car care in {area}: {item}, {other}, and doorstep wash for flats with water in the basement.',
    ],
    hours: '9-20 8-20',
    weeks: ['six', 'daily'],
    reach: 'either',
  }),
  trade('photography', 16, 'service', 'events', {
    names: `{first} Photography; {family} Digital Studio; {area} Photo Studio; {flair} Frames; Say Paneer Studio; {blessed} Studio & Video; Golden Hour {area}`,
    items: `Wedding photography; Passport photos; Baby photo shoots; Candid photography; Pre-wedding shoots; Product photography; Video editing;
      Drone video; Photo restoration; Album design; Birthday coverage`,
    descriptions: [
      'Weddings shot without shouting “smile please”. Albums in a month, all photographs in a week.',
      'Passport photos in five minutes, family portraits in an hour, old torn photographs restored with patience.',
      '{first} has photographed {city} for {years} years: babies, brides, buildings and bakers. Ask to see full albums, not only the best ten.',
    ],
    hours: '9-20 10-20',
    weeks: ['daily', 'six'],
    reach: 'either',
  }),
];
