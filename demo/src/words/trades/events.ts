import { trade } from './trade';

/** Weddings and other celebrations. */
export const eventTrades = [
  trade('event-planner', 33, 'service', 'events', {
    names: `{flair} Events; {first} Event Planners; {area} Event Management; {blessed} Wedding Planners; Baraat and Beyond; Shubh Aarambh Events; {family} Events`,
    items: `Event planners; Wedding planning; Birthday parties; Corporate events; Baby showers; Anchors and artists; Sound and light; Guest management;
      Photo booth; Catering coordination; Destination weddings; Return gifts`,
    descriptions: [
      'We run the function so that the family can sit down. One person in charge, one number to call.',
      'Event planners in {city} for {years} years: weddings of a thousand, birthdays of ten, the same checklist.',
      'Haldi to reception, cake to clean-up. {first} gives a written budget and keeps to it.',
    ],
    hours: '9-20 10-20',
    weeks: ['daily', 'six'],
    reach: 'visits',
  }),
  trade('stage-decoration', 33, 'service', 'events', {
    names: `{blessed} Stage Decorators; {area} Flower & Stage Decoration; {family} Decorators; {flair} Mandap Decor; Phoolwala {area}; {first} Balloons & Decor`,
    items: `Stage decorators; Stage decoration; Mandap decoration; Flower decoration; Balloon decoration; Car decoration; Lighting; Entrance arches;
      Garlands; Birthday backdrops; Temple festival decoration; Tent and chairs hire`,
    descriptions: [
      'Stage decoration with real flowers, bought at three in the morning and up by nine.',
      'Mandaps, arches and balloons for functions in {area}. We bring everything and take everything away.',
      'Decorators for {years} years. {first} will visit the hall, measure, and send a drawing before you pay.',
    ],
    hours: '8-20 9-21',
    weeks: ['daily'],
    reach: 'visits',
  }),
  trade('catering', 33, 'both', 'food', {
    names: `{family} Caterers; {blessed} Catering; {flair} Feasts & Catering; {area} Cook House; Pangat Caterers; {first} Kitchen & Catering; Banana Leaf Caterers {area}`,
    items: `Wedding catering; Veg catering; Biryani orders; Housewarming meals; Festival meals; Live counters; Tiffin service; Office lunch; Snack boxes;
      Sweets and savouries; Birthday menus; Banana leaf meals`,
    descriptions: [
      'Catering from fifty plates to two thousand, cooked on site where possible. Taste before you book.',
      'Leaf meals, live dosa counters, biryani in proper dum. {years} years of feeding {city}, nobody sent home hungry.',
      'Home-style food in large vessels. {first} tastes every pot; leftovers are packed for whoever you choose.',
    ],
    hours: '7-21 8-20',
    weeks: ['daily'],
    reach: 'delivers',
  }),
];
