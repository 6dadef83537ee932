import { trade } from './trade';

/** What a street has beside its grocer. */
export const everydayTrades = [
  trade('sweet-shop', 1, 'shop', 'food', {
    names: `{family} Sweets; {blessed} Mithai; {area} Sweets & Snacks; {flair} Sweet Mart; {first} Sweet House; {blessed} Sweets & Namkeen`,
    items: `Sweets and mithai; Laddoo and jalebi; Namkeen and snacks; Samosa and kachori; Festival sweet boxes; Ghee sweets; Rasgulla;
      Mysore pak; Halwa; Dry fruit sweets; Diwali gift boxes; Wedding sweets`,
    descriptions: [
      'Sweets made this morning in the kitchen behind the counter, in ghee that you can smell from the road.',
      '{item} and {other}, weighed honestly. Boxes for weddings and festivals packed for {years} years.',
      'Sweets and hot snacks in {area}. Evening samosas come out at five, so come at five.',
    ],
    hours: '8-21 9-22',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('dairy', 4, 'shop', 'groceries', {
    names: `{family} Dairy; {blessed} Milk Centre; {area} Milk Booth; {first} Dairy Farm; {flair} Doodh Dairy`,
    items: `Fresh milk; Curd and buttermilk; Paneer; Ghee; Butter and cheese; Morning milk delivery; Cow milk; Buffalo milk; Lassi; Khoa`,
    descriptions: [
      'Milk before six in the morning, curd set in earthen pots, paneer made the same day.',
      'Milk from three villages near {city}, tested at the counter. Monthly card for households in {area}.',
      '{first} has carried cans for {years} years. Tell us the day before for ten litres or more.',
    ],
    hours: '5-21 6-21',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('meat-fish', 4, 'shop', 'groceries', {
    names: `{family} Chicken & Mutton; {area} Fish Stall; {first} Meat Shop; {flair} Fresh Fish; Catch of the Day {area}`,
    items: `Fresh chicken; Fresh fish; Mutton; Eggs; Prawns and crab; Cleaned and cut fish; Country chicken; Boneless chicken; Seer fish; Dry fish`,
    descriptions: [
      'Cut while you watch, washed, packed and home in the time it takes to boil rice.',
      'Fish from the morning market, meat with the stamp on it. Cleaning is free.',
      'Chicken, mutton and fish in {area} for {years} years. Sunday orders till Saturday night.',
    ],
    hours: '6-20 7-21',
    weeks: ['daily', 'notTuesday'],
    reach: 'delivers',
  }),
  trade('florist', 2, 'shop', 'goods', {
    names: `{first} Flowers; {blessed} Florist; {area} Flower Stall; {flair} Flower Mart; Marigold {area}`,
    items: `Fresh flowers; Bouquets; Garlands; Pooja flowers; Jasmine strings; Wedding garlands; Rose bouquets; Car decoration flowers;
      Flower baskets; Condolence wreaths`,
    descriptions: [
      'Jasmine by the arm’s length, roses by the dozen, garlands tied while you wait.',
      'Flowers for the gods in the morning and for everybody else after ten. Bouquets delivered in {city}.',
      'Wedding garlands to order two days before. {first} has tied flowers in {area} for {years} years.',
    ],
    hours: '6-21 7-22',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('pooja-store', 2, 'shop', 'goods', {
    names: `{blessed} Pooja Stores; {family} Pooja Bhandar; {area} Pooja Samagri; {blessed} Agarbathi Centre`,
    items: `Pooja items; Agarbathi and camphor; Lamps and diyas; Idols; Havan samagri; Brass lamps; Kumkum and turmeric; Camphor;
      Housewarming pooja kits; Rakhi and festival items; Gifts for elders`,
    descriptions: [
      'Everything on the priest’s list, and what he forgot. Kits for housewarming, naming day and Satyanarayana pooja.',
      'Lamps, idols and incense in {area}. We read the list with you so nothing is missing at four in the morning.',
      'Pooja things for {years} years, open early on festival days. Brass polished free.',
    ],
    hours: '7-21 8-21',
    weeks: ['daily'],
    reach: 'counter',
  }),
  trade('optician', 14, 'shop', 'health', {
    names: `{family} Opticals; {area} Eye Care & Opticals; {first} Optics; Clear View Opticals {area}; {blessed} Chashma Ghar`,
    items: `Spectacles; Eye testing; Contact lenses; Sunglasses; Reading glasses; Frame repair; Power lenses; Children frames;
      Computer glasses; Lens cleaning`,
    descriptions: [
      'Eyes tested while you sit, glasses ready the next day. Screws and pads replaced free, bought here or not.',
      'Frames for faces, not for shelves. {years} years of spectacles in {area}.',
      'Reading glasses to progressives, with the price said first. Home eye test for elders in {city}.',
    ],
    hours: '10-20 10-21',
    weeks: ['six', 'daily'],
    reach: 'counter',
    costs: [200, 1500],
  }),
  trade('diagnostics', 14, 'service', 'health', {
    names: `{area} Diagnostics; {family} Clinical Laboratory; {flair} Scans & Lab; {blessed} Diagnostic Centre`,
    items: `Blood tests; Sugar and thyroid tests; Scanning; X-ray; ECG; Home sample collection; Full body checkup; Urine test; Pregnancy scan; Fever panel`,
    descriptions: [
      'Blood taken by someone with light hands, report on WhatsApp the same evening.',
      'Lab and scan centre in {area}. Fasting tests from half past six, home collection within five kilometres.',
      'Tests, scans and ECG under one roof for {years} years; the doctor on duty explains what the numbers mean.',
    ],
    hours: '7-20 6-21',
    weeks: ['daily', 'six'],
    reach: 'either',
    costs: [150, 900],
    alwaysOpenPercent: 10,
  }),
  trade('dentist', 14, 'service', 'health', {
    names: `{family} Dental Clinic; {area} Dental Care; Dr {first} Dental Clinic; Smile Street Dental {area}`,
    items: `Dentist; Tooth pain treatment; Root canal; Teeth cleaning; Braces; Tooth extraction; Crowns and bridges; Dentures;
      Children dentistry; Dental implants`,
    descriptions: [
      'Tooth pain seen the same day. We tell you the cost before the chair goes back.',
      'Dental clinic in {area}: cleaning, root canal, braces. Children get to press the button.',
      'Dr {first} has looked after teeth in {city} for {years} years, grandparents and grandchildren.',
    ],
    hours: '10-20 9-21',
    weeks: ['six'],
    reach: 'counter',
    costs: [300, 2500],
  }),
  trade('barber', 26, 'service', 'beauty', {
    names: `{first} Hair Cutting Saloon; {area} Gents Parlour; {blessed} Mens Salon; {family} Barber Shop; Kainchi {area}`,
    items: `Haircut for men; Shaving; Beard trim; Head massage; Kids haircut; Hair colour for men; Face massage; Home haircut for elders`,
    descriptions: [
      'Haircut, shave and the day’s news. No appointment, two chairs, a radio.',
      '{first} has cut hair in {area} for {years} years and remembers how you like it.',
      'New blade for every customer, head massage that ends all arguments. Home visits for elders.',
    ],
    hours: '7-21 8-21',
    weeks: ['notTuesday'],
    reach: 'either',
    costs: [60, 250],
  }),
  trade('cobbler', 6, 'both', 'goods', {
    names: `{first} Shoe & Bag Repair; {area} Shoe Clinic; {family} Leather Works; Second Sole {area}`,
    items: `Shoe repair; Bag and zip repair; Chappals; School shoes; Belt and wallet; Shoe polish; Suitcase repair; Sole change; Umbrella repair; Leather stitching`,
    descriptions: [
      'Soles, heels, zips and straps mended while you drink a tea next door.',
      'We mend what others tell you to throw. Shoes, bags and suitcases in {area} for {years} years.',
      'Stitched by hand where glue would not hold. Chappals and school shoes sold too.',
    ],
    hours: '9-20 9-19',
    weeks: ['six', 'daily'],
    reach: 'counter',
    costs: [40, 350],
  }),
  trade('sarees', 25, 'shop', 'goods', {
    names: `{family} Silks; {blessed} Sarees; {area} Saree House; {flair} Silks & Sarees; {family} Textiles`,
    items: `Silk sarees; Cotton sarees; Dress materials; Blouse pieces; Wedding sarees; Dhoti and mundu; Churidar sets; Kids ethnic wear; Bedsheets; Uniform cloth`,
    descriptions: [
      'Sarees shown one after another without a sigh. Silk from looms we can name.',
      'Weddings from {area} have been dressed here for {years} years; falls and blouse pieces in the same shop.',
      'Cotton for every day, silk for the day. Prices on the tag and no drama.',
    ],
    hours: '10-21 9-21',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('snacks-tiffin', 33, 'service', 'food', {
    names: `{first} Tiffin Service; {area} Home Meals; {family} Caterers & Tiffin; Dabba from {first}; {flair} Meals`,
    items: `Tiffin service; Home-cooked meals; Lunch box delivery; Party orders; Catering for small functions; Monthly mess; Breakfast orders; Chapati and curry; Veg meals; Biryani orders`,
    descriptions: [
      'Home food at your door at half past twelve: rice, two curries, something sour and something fried.',
      'Tiffin for students and offices in {area}. Skip a day by message, pay only for what you ate.',
      'Cooked by {first} and two sisters for {years} years. Functions up to a hundred plates.',
    ],
    hours: '7-21 8-20',
    weeks: ['daily', 'six'],
    reach: 'delivers',
    costs: [60, 250],
  }),
  trade('tent-house', 33, 'service', 'events', {
    names: `{family} Tent House; {blessed} Pandal & Lights; {area} Function Suppliers; {flair} Shamiana`,
    items: `Tent house; Chairs and tables on rent; Pandal and shamiana; Sound system and DJ; Lighting for functions; Generator on rent; Vessels on rent; Stage carpet; Coolers on rent`,
    descriptions: [
      'Pandal, chairs, lights and sound, up by evening and gone by noon.',
      'For weddings, naming days and the thirteenth day. We bring the vessels too. {years} years in {city}.',
      'Everything on rent for a function in {area}: one call, one list, one bill.',
    ],
    hours: '8-21 9-20',
    weeks: ['daily'],
    reach: 'visits',
    alwaysOpenPercent: 10,
  }),
];
