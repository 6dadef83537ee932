import { trade } from './trade';

/** People who come, or whom one goes to, when something is broken or must be done. */
export const repairTrades = [
  trade('electrician', 29, 'service', 'home', {
    names: `{first} Electrician; {blessed} Electric Works; {area} Electricians; {family} Wiring & Repairs; {flair} Bijli Works`,
    items: `Electrician; Fan and light repair; Wiring work; Fuse and MCB; Switch board repair; Inverter connection; Short circuit repair; Geyser fitting;
      Motor repair; Doorbell; Earthing; Emergency electrician`,
    descriptions: [
      'No current, half current, sparks: call and say which. Licensed, with a tester and a ladder on the scooter.',
      'House wiring and repairs in {area} for {years} years. Visiting charge is taken off the bill.',
      '{first} comes the same day, switches off first and explains after. Old buildings welcome.',
    ],
    hours: '8-21 7-22 9-20',
    weeks: ['daily'],
    reach: 'visits',
    costs: [150, 600],
    alwaysOpenPercent: 25,
  }),
  trade('appliance-repair', 29, 'service', 'home', {
    names: `{family} Home Appliance Service; {area} Fridge & Washing Machine Care; {blessed} Refrigeration; {first} Service Point`,
    items: `Washing machine repair; Fridge repair; Geyser repair; Water purifier service; Microwave repair; TV wall mounting; Chimney service;
      RO filter change; Dishwasher repair; Cooler repair`,
    descriptions: [
      'Washing machines, fridges and geysers of all makes. Parts shown before and after.',
      'Home visit within {area} the same day; thirty days’ guarantee on the work, not on luck.',
      '{years} years of noisy machines made quiet. We tell you when a new one is cheaper.',
    ],
    hours: '9-20 9-21',
    weeks: ['daily', 'six'],
    reach: 'visits',
    costs: [250, 900],
  }),
  trade('pest-control', 27, 'service', 'home', {
    names: `{area} Pest Control; {family} Pest Care; {flair} Termite & Pest; Goodbye Cockroach {area}`,
    items: `Pest control; Termite treatment; Cockroach control; Bed bug treatment; Mosquito control; Rat control; Wood borer treatment; Water tank cleaning; Bathroom cleaning; Sofa cleaning`,
    descriptions: [
      'Cockroaches, ants, termites, rats. Gel and bait first, smoke only where needed, safe for children and dogs.',
      'Treatment in {area} with a year’s guarantee; we come back without being asked.',
      'Licensed pest control in {city} for {years} years. We empty the kitchen and put it back.',
    ],
    hours: '8-20 9-19',
    weeks: ['daily', 'six'],
    reach: 'visits',
    costs: [500, 1800],
  }),
  trade('locksmith', 5, 'both', 'home', {
    names: `{first} Key Maker; {area} Lock & Key; {family} Keys & Locks; {blessed} Chabi Wala`,
    items: `Key making; Lock opening; Lock repair; Duplicate keys; Bike and car keys; Almirah keys; Door locks; Digital locks; Safe opening; Gate locks`,
    descriptions: [
      'Locked out, key broken, key lost: {first} comes with a small bag and opens without breaking.',
      'Duplicate keys in five minutes, car keys in an hour. {years} years in {area}; we ask for an identity card first.',
      'Locks sold, fitted, repaired and opened. Night calls taken.',
    ],
    hours: '8-22 9-21',
    weeks: ['daily'],
    reach: 'either',
    costs: [80, 600],
    alwaysOpenPercent: 30,
  }),
  trade('computer-repair', 11, 'both', 'home', {
    names: `{area} Computers; {family} Laptop Care; {first} Computer Service; {flair} Infotech; Ctrl Alt Repair {area}`,
    items: `Laptop repair; Computer service; Printer repair; Data recovery; CCTV installation; Wi-Fi and networking; Screen replacement; SSD upgrade;
      Cartridge refill; Second hand laptops; Windows installation`,
    descriptions: [
      'Slow, silent or wet laptops looked at for free; you hear the price before a screw is turned.',
      'Repair, upgrade and CCTV in {area}. Your photos stay yours; we do not look.',
      '{years} years of computers in {city}: home visits for elders, fixed rates for offices.',
    ],
    hours: '10-20 10-21',
    weeks: ['six', 'daily'],
    reach: 'either',
    costs: [200, 1500],
  }),
  trade('mobile-shop', 11, 'shop', 'goods', {
    names: `{family} Mobiles; {area} Mobile World; {blessed} Communications; {first} Mobile Point; {flair} Cellular`,
    items: `Mobile phones; Chargers and earphones; Mobile recharge; Phone covers; Tempered glass; Power banks; Second hand mobiles; SIM cards;
      Smart watches; Bluetooth speakers`,
    descriptions: [
      'Phones of all makes with bill, and a boy who moves your contacts over without being asked.',
      'Recharge, covers, glass and chargers in {area}. Exchange your old phone at a price you can argue with.',
      '{years} years of phones since they had buttons. Easy instalments.',
    ],
    hours: '10-21 10-22',
    weeks: ['daily'],
    reach: 'counter',
  }),
  trade('puncture', 15, 'service', 'home', {
    names: `{first} Puncture & Tyres; {area} Tyre Works; {blessed} Puncture Shop; {family} Wheel Care`,
    items: `Puncture repair; Tyre change; Air filling; Wheel alignment; Roadside help; Tubeless tyres; Battery jump start; Bike service; Towing help; Nitrogen air`,
    descriptions: [
      'Puncture mended while you wait, tubeless or tube, cycle to tempo. Comes to you within three kilometres.',
      'Tyres, air and batteries in {area}, from before the first bus till after the last.',
      '{first} has sat at this corner for {years} years. Roadside calls at night too.',
    ],
    hours: '6-22 7-21',
    weeks: ['daily'],
    reach: 'either',
    costs: [50, 400],
    alwaysOpenPercent: 30,
  }),
  trade('driving-school', 15, 'service', 'learning', {
    names: `{family} Driving School; {area} Motor Driving School; {blessed} Driving Academy; {flair} Drivers`,
    items: `Driving classes; Driving licence help; Two-wheeler training; Car on rent with driver; RTO work; Ladies driving classes; Learner licence; Licence renewal; Acting driver`,
    descriptions: [
      'Twenty classes, two pedals on our side, patience included. Learner’s licence papers done with you.',
      'Lady instructor on request. {years} years of new drivers on the roads of {city}.',
      'Car and two-wheeler training in {area}, early mornings and Sundays. Drivers for a day as well.',
    ],
    hours: '6-20 7-19',
    weeks: ['six', 'daily'],
    reach: 'visits',
    costs: [500, 4500],
  }),
  trade('coaching', 32, 'service', 'learning', {
    names: `{family} Coaching Centre; {area} Tuition Academy; {flair} Classes; {first} Maths Tuition; {blessed} Study Centre`,
    items: `Tuition classes; Maths and science tuition; Entrance coaching; Spoken English; Computer classes; NEET and JEE coaching; Bank exam coaching;
      PSC coaching; Home tuition; Hindi tuition; Abacus`,
    descriptions: [
      'Small batches, a test every Saturday, and parents called before marks fall rather than after.',
      'Tuition from class five to entrance in {area}. First week free, leave if you do not understand.',
      '{first} has taught for {years} years and still draws every diagram on the board.',
    ],
    hours: '7-20 8-21',
    weeks: ['six', 'daily'],
    reach: 'counter',
    costs: [500, 2500],
  }),
  trade('insurance', 22, 'service', 'office', {
    names: `{family} Insurance & Investments; {area} Insurance Point; {first} Financial Services; {flair} Loans & Insurance`,
    items: `Insurance; Health and vehicle insurance; Loans; Mutual funds; Life insurance; Gold loan; Home loan; Income tax returns; PAN card; Credit cards`,
    descriptions: [
      'Insurance explained in your language, claims followed up by a person with a phone number.',
      'Health, vehicle and life cover in {area}. We compare five companies and say which we would take.',
      'Loans, insurance and tax papers for families and small shops in {city}, {years} years.',
    ],
    hours: '10-18 10-19',
    weeks: ['six', 'five'],
    reach: 'either',
  }),
  trade('travel-taxi', 19, 'service', 'office', {
    names: `{family} Tours & Travels; {blessed} Taxi Service; {area} Cabs; {flair} Travels; {first} Call Taxi`,
    items: `Taxi service; Car rental; Bus and train tickets; Airport taxi; Tempo traveller; Pilgrimage tours; Hotel booking; Passport help; Flight tickets; Outstation cab`,
    descriptions: [
      'Taxi at your door for station, airport and temple tours. Rate per kilometre told before we start.',
      'Tickets, cabs and tempo travellers in {area}. Drivers who know the road and the tea stalls.',
      '{years} years of families taken there and brought back. Night pick-ups at no extra.',
    ],
    hours: '6-22 8-21',
    weeks: ['daily'],
    reach: 'visits',
    alwaysOpenPercent: 40,
  }),
  trade('massage', 37, 'service', 'health', {
    names: `{blessed} Wellness & Massage; {area} Yoga & Massage; {first} Wellness Centre; {flair} Spa & Yoga`,
    items: `Body massage; Yoga classes; Foot massage; Steam bath; Meditation classes; Weight loss programme; Pregnancy yoga; Oil massage; Stress relief; Diet advice`,
    descriptions: [
      'Oil, steam and an hour of quiet. Separate rooms and therapists for women and men.',
      'Yoga at six in the morning, massage by appointment. {years} years in {area}.',
      'Backs that sit all day are what we know best. {first} asks before pressing.',
    ],
    hours: '6-20 7-21',
    weeks: ['daily', 'six'],
    reach: 'either',
    costs: [300, 1500],
  }),
];
