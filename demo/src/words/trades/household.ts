import { trade } from './trade';

/** Furniture, hardware and other things for a home. */
export const householdTrades = [
  trade('hardware', 5, 'shop', 'goods', {
    names: `{family} Hardware Mart; {blessed} Hardware Stores; {area} Hardware & Paints; {family} & Co Sanitary; Nuts and Bolts {area};
      {blessed} Steel & Hardware; {first} Trading Company`,
    items: `Plumbing fittings; Paints and primers; Hand tools; Door locks; Screws and fasteners; Bathroom fittings; Power tools;
      Water tanks; PVC pipes; Electrical wires; Plywood; Adhesives`,
    descriptions: [
      'If it screws, bolts, glues or pipes, it is somewhere on our shelves. Bring the broken piece and {first} will find its twin.',
      'Hardware, paints and sanitary fittings for {area} for {years} years. Trade rates for masons and plumbers, patient advice for everyone else.',
      'Computerised paint mixing, cut-to-length pipes and keys while you wait. We also send a plumber or carpenter whom we trust.',
    ],
    hours: '9-20 9-21 8-20',
    weeks: ['six', 'six', 'daily'],
    reach: 'delivers',
  }),
  trade('utility', 5, 'shop', 'goods', {
    names: `{blessed} Plastic & Steel House; {family} Steel Utility Shop; {area} Plastic Palace; {family} Vessels & Plastics; Utility Corner {area}`,
    items: `Plastic buckets and mugs; Steel utility racks; Plastic chairs; Steel vessels; Storage boxes; Water drums; Dustbins;
      Mops and brooms; Cleaning supplies; Clothes drying stands; Hangers; Milk cans`,
    descriptions: [
      'From a ten-rupee mug to a hundred-litre drum. Plastic on the ground floor, steel upstairs, and everything for house cleaning near the door.',
      'Plastic and steel household goods at wholesale rates for {area}. New home? Give us the list and take everything in one auto.',
      'The shop every new bride and every hostel student ends up in. {item}, {other} and the right lid for your old dabba.',
    ],
    hours: '10-21 9-21',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('electricals', 5, 'both', 'goods', {
    names: `{family} Electricals; {blessed} Electricals & Lighting; {area} Electrical House; Current Affairs Electricals; {first} Electric Works; Watt Next {area}`,
    items: `LED lights; Ceiling fans; Switches and sockets; Electrical wires; Fan winding; Electrician visits; Inverters and batteries;
      Geyser repair; Decorative lighting; MCBs and panels; Extension boards; Motor rewinding`,
    descriptions: [
      'Lights, fans and wiring, with an electrician who actually turns up. {years} years behind the same counter in {area}.',
      'Electrical goods of known makes with bill and guarantee. We also rewind fans and motors in the workshop behind.',
      'Ask before you buy: {first} will tell you what load your line can take. {item} and {other} always in stock.',
    ],
    hours: '9-21 10-20',
    weeks: ['six'],
    reach: 'either',
  }),
  trade('furniture', 9, 'shop', 'goods', {
    names: `{family} Furniture Stores; {blessed} Furniture Mart; {area} Furniture House; Teak Talk; {flair} Woodcrafts; Sit Down {area};
      {family} & Sons Furniture; Rosewood Lane {area}`,
    items: `Sofas; Wooden cots; Dining tables; Wardrobes; Study tables; Mattresses; Office chairs; Bookshelves; Shoe racks;
      Custom furniture; Sofa repair and polish; Pooja mandir`,
    descriptions: [
      'Solid sheesham and teak, made in our own workshop outside {city}. Choose from the floor or bring a picture and we will build it.',
      'Furniture for flats with small lifts and narrow doors. We measure first, deliver assembled, and come back after a month to tighten the screws.',
      'Three floors of {item}, {other} and more in {area}. Fair prices, EMI if you want it, and old furniture taken in exchange.',
      'Carpenters first, shopkeepers second. {first} still does the final polish on every piece by hand.',
    ],
    hours: '10-21 10-20 11-21',
    weeks: ['daily', 'notTuesday'],
    reach: 'delivers',
  }),
  trade('home-decor', 9, 'shop', 'goods', {
    names: `{flair} Home Decor; {family} Furnishing Stores; {area} Curtains & Furnishing; Diya and Dhurrie; {blessed} Furnishings; Chai Wall Decor;
      Ghar Ghar Home Decor`,
    items: `Home decor; Furnishing fabrics; Curtains and blinds; Cushion covers; Carpets and dhurries; Wall art; Brass lamps;
      Bedsheets; Wallpaper; Photo frames; Sofa upholstery; Festival lights`,
    descriptions: [
      'Curtains measured, stitched and hung within the week. Bring a photo of the room; we keep catalogues for every budget.',
      'Handmade decor from craftspeople across the country: {item}, {other}, and lamps that look good on all the days that are not Diwali too.',
      'Furnishing for homes in {area} for {years} years. Blinds, bedsheets, cushions, and someone who will tell you honestly that the green does not match.',
    ],
    hours: '10-21 10-20',
    weeks: ['daily', 'six'],
    reach: 'either',
  }),
  trade('kitchenware', 10, 'shop', 'goods', {
    names: `Annapurna Kitchenware {area}; {family} Vessel Mart; {blessed} Kitchenware & Gifts; {area} Kitchen World; Tadka Kitchen Store; {family} Steel Vessels`,
    items: `Kitchenware; Pressure cookers; Non-stick pans; Steel dabbas; Brass and copper vessels; Wet grinders; Idli steamers;
      Crockery; Gas stoves; Cast iron tawas; Water filters; Lunch boxes`,
    descriptions: [
      'Cookers, kadais and every size of dabba ever made. Spares and gaskets kept for makes that closed long ago.',
      'Kitchenware by weight and by piece. Brides’ families come to us with lists; bachelors come for one pan and leave with advice.',
      'Cast iron seasoned by us, brass tinned by us, steel that does not bend. Serving the kitchens of {area} for {years} years.',
    ],
    hours: '10-21 9-21',
    weeks: ['daily', 'six'],
    reach: 'delivers',
  }),
  trade('kitchen-repair', 10, 'both', 'home', {
    names: `{blessed} Kitchenware & Repairs; {family} Stove and Mixer Centre; {first} Kitchen Care; {area} Mixer Grinder Clinic; Chimney Sweep {area}`,
    items: `Kitchenware repair; Mixer grinder repair; Gas stove service; Chimney cleaning; Cooker spares; Wet grinder repair; RO service;
      Modular kitchen fitting; Kitchenware sales; Induction stove repair`,
    descriptions: [
      'Mixers, stoves and grinders repaired the same day, with the old part handed back to you. Kitchenware and spares at the counter.',
      'We sell the cooker and we repair the cooker. {first} visits homes in {area} for stove service and chimney cleaning.',
      'Kitchen machines looked after for {years} years. Fixed visiting charge, estimate before work, thirty days’ guarantee on spares.',
    ],
    hours: '9-20 10-20',
    weeks: ['six'],
    reach: 'either',
  }),
  trade('garden', 38, 'both', 'goods', {
    names: `{area} Garden Centre; {flair} Nursery; {blessed} Plants & Pots; Leaf Me Alone; {family} Nursery; The Balcony Gardener; Mitti Garden Store`,
    items: `Indoor plants; Terracotta pots; Potting mix; Terrace garden set-up; Garden maintenance; Vegetable seeds; Vermicompost;
      Drip kits; Hanging planters; Tulsi plants; Lawn laying; Bonsai`,
    descriptions: [
      'Plants that will live in your light, not only in ours. Tell us which way the balcony faces and {first} will pick for you.',
      'Nursery, pots and good soil in {area}. We set up terrace gardens and come once a month to look after them.',
      'Over three hundred kinds of plants, potted in our own compost. {item} and {other} delivered on Saturdays.',
    ],
    hours: '8-19 9-19',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('farm-supplies', 24, 'shop', 'goods', {
    names: `{family} Agro Centre; {blessed} Agri Stores; Kisan Seva {area}; {flair} Agro Traders; {family} Seeds & Fertilisers; Green Acre Agencies`,
    items: `Vegetable seeds; Organic fertiliser; Garden tools; Sprayers; Drip irrigation; Cattle feed; Neem cake; Coconut saplings;
      Pump sets; Grow bags; Soil sampling; Bio pesticides`,
    descriptions: [
      'Seeds, saplings and tools for farms around {city} and for terraces inside it. Small packets sold gladly.',
      'Ask before you spray. {first} studied agriculture and will look at your leaf before selling you a bottle.',
      'For {years} years the place for {item}, {other} and straight talk about the monsoon.',
    ],
    hours: '8-19 9-19',
    weeks: ['six'],
    reach: 'delivers',
  }),
];
