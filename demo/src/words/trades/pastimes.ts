import { trade } from './trade';

/** Gifts, books, toys, music, sport, pets, paper. */
export const pastimeTrades = [
  trade('gift-shop', 2, 'shop', 'goods', {
    names: `{area} Gift Shop; {family} Gift Gallery; {blessed} Gifts & Novelties; Wrap It Up {area}; {first} Gift Corner; Surprise Dabba; Toran Gifts`,
    items: `Gift hampers; Photo mugs; Custom name plates; Greeting cards; Return gifts; Soft toys; Photo frames; Corporate gifts;
      Wedding favours; Chocolate boxes; Scented candles; Gift wrapping`,
    descriptions: [
      'Forgot the birthday? We have the gift, the card and the wrapping, and we close late. Return gifts for fifty children in a day.',
      'Custom mugs, name plates and photo frames made in the shop while you have a coffee next door.',
      'Gifts from small makers: {item}, {other} and things you will not find in the mall. {years} years in {area}.',
    ],
    hours: '10-21 10-22',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('custom-prints', 2, 'both', 'goods', {
    names: `{first} Custom Prints; Mug Shot Gifts; {flair} Trophies & Gifts; {area} Engravers; {family} Mementoes`,
    items: `T-shirt printing; Photo mugs; Trophies and mementoes; Laser engraving; Custom phone covers; Name plates; Key chains;
      Corporate gifts; Resin art; Handmade cards`,
    descriptions: [
      'One piece or one thousand: mugs, T-shirts, trophies and engraved gifts printed here in {area}.',
      'Send the photo on WhatsApp, see a proof, collect tomorrow. School events and office farewells are our daily bread.',
      'Gifts with a name on them. {first} does the engraving by hand where the machine cannot reach.',
    ],
    hours: '10-20 10-21',
    weeks: ['six'],
    reach: 'delivers',
  }),
  trade('pet-shop', 3, 'shop', 'goods', {
    names: `{area} Pet Shop; Paws & Whiskers {area}; {family} Pet Shop; The Barking Lot; {flair} Pets & Aquarium; Happy Tails Pet Shop {area}`,
    items: `Dog food; Cat food; Aquarium fish; Bird cages; Pet toys; Collars and leashes; Pet beds; Cat litter; Fish tanks;
      Dog biscuits; Pet shampoo; Pet grooming`,
    descriptions: [
      'Food, toys and good advice for dogs, cats, birds and fish. We do not sell puppies; we will help you adopt one.',
      'Aquariums set up and looked after, sacks of dog food carried to your door. {first} has three dogs and knows.',
      'Pet shop in {area} for {years} years. Bring the animal along, there are always biscuits at the counter.',
    ],
    hours: '10-21 9-21',
    weeks: ['daily', 'six'],
    reach: 'delivers',
  }),
  trade('vet-grooming', 3, 'service', 'health', {
    names: `Dr {family} Vet Clinic & Grooming; {area} Pet Clinic; Fur and Feather Grooming; {flair} Pet Spa; Wag and Wash {area}; {blessed} Pet Care`,
    items: `Vet consultation; Pet grooming; Vaccination; Deworming; Pet boarding; Nail trimming; Tick treatment; Dog training;
      Home vet visits; Pet dental care`,
    descriptions: [
      'A vet and a groomer under one roof. Vaccination reminders on WhatsApp, and a separate room for cats.',
      'Grooming without fear: one animal at a time, owners welcome to stay. Home visits in {area} for old dogs.',
      'Dr {family} has treated the animals of {area} for {years} years. Street dogs are seen free on Wednesday afternoons.',
    ],
    hours: '9-20 10-19',
    weeks: ['daily', 'six'],
    reach: 'either',
    alwaysOpenPercent: 10,
  }),
  trade('stationery', 7, 'shop', 'goods', {
    names: `{family} Stationery Mart; {area} Stationery & Craft Supplies; {blessed} Book & Stationery; Paper Boat Stationery; {first} Art Supplies; Ink and Think {area}`,
    items: `Stationery; Art and craft supplies; School notebooks; Canvas and paints; Drawing pens; Office files; Chart paper;
      Origami paper; Gift paper; Calculators; Project materials; Fountain pens`,
    descriptions: [
      'The project is due tomorrow and it is nine at night: we know, we are open. Charts, thermocol, glue and calm advice.',
      'Stationery for schools and offices, art and craft supplies for everyone else. {years} years near the schools of {area}.',
      'Fountain pens, sketchbooks, brushes, beads. Try before you buy; {first} keeps a table for it.',
    ],
    hours: '9-21 8-21',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('print-shop', 7, 'both', 'office', {
    names: `{blessed} Xerox & Printing; {area} Digital Prints; {family} Printers; Print Ho Gaya; {first} Graphics & Printing`,
    items: `Xerox and scanning; Visiting cards; Wedding cards; Flex banners; Spiral binding; Lamination; Passport photos;
      Thesis printing; Stickers and labels; Rubber stamps; Bill books`,
    descriptions: [
      'Xerox, colour prints and binding by the students’ clock. Mail it, and collect on the way.',
      'Wedding cards, visiting cards, banners. Design help included, spelling checked in three languages.',
      'Printing in {area} for {years} years: {item}, {other} and everything the bank or the college asks for.',
    ],
    hours: '9-21 8-22',
    weeks: ['six', 'daily'],
    reach: 'counter',
  }),
  trade('bookstore', 12, 'shop', 'goods', {
    names: `{area} Bookstore; {family} Book Centre; {blessed} Book House; Bookmark {area}; The Dog-Eared Page; {flair} Books; {family} & Sons Booksellers;
      Margin Notes Bookstore`,
    items: `School textbooks; Competitive exam books; Novels; Children books; Books in regional languages; Second-hand books; Guides and question banks;
      Dictionaries; Story books; Book binding; Stationery; Book orders`,
    descriptions: [
      'A bookstore with chairs. New novels, old favourites, and a children’s corner where reading aloud is allowed.',
      'Textbooks for all boards, guides for all exams, and a wall of stories for after the exams. {years} years in {area}.',
      'If we do not have the book, {first} will find it in three days. Old books bought and sold by the kilo and by the heart.',
      'Independent bookstore in {area}. English in front, regional languages in the middle, poetry at the back where it is quiet.',
    ],
    hours: '10-21 10-20 9-21',
    weeks: ['daily', 'six'],
    reach: 'delivers',
  }),
  trade('book-library', 36, 'both', 'learning', {
    names: `{area} Lending Library; {family} Books & Magazines; Old Pages Bookstore {area}; {flair} Comics & Media; {first} Reading Room; Footpath Books {area}`,
    items: `Lending library; Magazines; Comics; Second-hand books; Vinyl records; Movie posters; Audio books; Book club; Children story hour;
      Regional magazines; Old textbooks`,
    descriptions: [
      'Read for a week for the price of a tea. Twelve thousand books, four newspapers, one very strict silence rule after six.',
      'Second-hand books, comics and records. Bring a bag, take a bag; {first} gives half back on returns.',
      'The reading room of {area} for {years} years. Story hour for children on Saturdays, book club on the last Sunday.',
    ],
    hours: '9-20 10-20',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('sports-goods', 13, 'shop', 'goods', {
    names: `{family} Sports; {area} Sports House; {blessed} Sports Goods; Sixer Sports {area}; {first} Sports & Fitness; Home Ground Sports`,
    items: `Cricket bats; Badminton rackets; Football; Racket stringing; Gym equipment; Skates; Carrom boards; Running shoes;
      Team jerseys; Yoga mats; Swimming gear; Trophies`,
    descriptions: [
      'Bats knocked in, rackets strung in an hour. {first} played for the district and will not sell you the wrong size.',
      'Sports goods for gullies, schools and clubs. Team jerseys printed with names in two days.',
      'Everything that bounces, swings or stretches. {years} years opposite the ground in {area}.',
    ],
    hours: '9-21 10-21',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('gym-yoga', 13, 'service', 'learning', {
    names: `{flair} Fitness; {area} Yoga Shala; {first} Yoga Studio; Iron Adda Gym; {blessed} Fitness Centre; Surya Namaskar Yoga {area}`,
    items: `Yoga classes; Personal training; Weight training; Zumba; Prenatal yoga; Senior citizen fitness; Kids karate; Diet plans;
      Online yoga; Functional training`,
    descriptions: [
      'Small batches, early mornings, no loud music before seven. Yoga for stiff backs and strong ones.',
      'A neighbourhood gym in {area} with trainers who correct your form and remember your knee.',
      'Ladies’ batch at eleven, seniors at six, everyone else when the office lets them. First week free.',
    ],
    hours: '6-21 5-22 6-20',
    weeks: ['six', 'daily'],
    reach: 'either',
  }),
  trade('music-shop', 17, 'both', 'learning', {
    names: `{family} Musicals; {area} Music Instruments; {blessed} Musical House; Sur Taal {area}; {first} Guitars; Sruti Box Music`,
    items: `Music instruments; Guitars; Keyboards; Tabla and mridangam; Veena repair; Violin strings; Harmonium tuning; Ukuleles;
      Guitar classes; Music books; Drum kits; Instrument rental`,
    descriptions: [
      'Instruments, strings and repairs. Tablas tuned while you wait, harmoniums in two days, veenas when the monsoon allows.',
      'Music instruments for beginners and concert players. Try everything in the small room; nobody will hurry you.',
      'The music shop of {area} for {years} years, with teachers upstairs for guitar, keyboard and vocals.',
    ],
    hours: '10-20 10-21',
    weeks: ['six', 'daily'],
    reach: 'counter',
  }),
  trade('toys', 18, 'shop', 'goods', {
    names: `{area} Toy World; {family} Toys & Games; Lattoo Toys; {blessed} Toy House; {first} Kids Corner; Channapatna Toys {area}; Chor Police Games`,
    items: `Wooden toys; Board games; Soft toys; Building blocks; Remote cars; Puzzles; Baby rattles; Cycles for kids; Dolls;
      Educational toys; Party games; Art kits`,
    descriptions: [
      'Wooden toys with safe colours, board games without batteries, and a demo table that parents also use.',
      'Toys for every age from six months to grandfather. {years} years of birthdays in {area}.',
      'Puzzles, blocks, dolls, cars. If it breaks in a week, {first} repairs or replaces it.',
    ],
    hours: '10-21 11-21',
    weeks: ['daily'],
    reach: 'delivers',
  }),
];
