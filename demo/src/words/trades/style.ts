import { trade } from './trade';

/** Clothes, shoes, jewellery, bags, watches and tailors. */
export const styleTrades = [
  trade('bags', 6, 'shop', 'goods', {
    names: `{area} Bag House; {family} Fashion Accessories; {first} Fancy Store; Bindi & Bags; {blessed} Fancy Centre; Jhola Junction; Latest Fashions {area}`,
    items: `Handbags; Laptop bags; Belts and wallets; Sunglasses; Hair accessories; Bangles; Stoles and dupattas; Travel bags;
      School bags; Bag repair; Fashion earrings; Caps and scarves`,
    descriptions: [
      'Bags, belts, bangles and all the small things that finish an outfit. New stock every Thursday.',
      'Fancy store in {area} for {years} years: matching dupattas found, zips replaced, straps shortened while you wait.',
      'Good-looking bags that survive a local train. {item} and {other} for college, office and weddings.',
    ],
    hours: '10-21 11-21',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('footwear', 6, 'shop', 'goods', {
    names: `{family} Footwear; {area} Footwear Mart; {blessed} Shoes; Sole Mates {area}; {family} Chappal House; Happy Feet {area}`,
    items: `Footwear for men; Footwear for women; Kids shoes; Kolhapuri chappals; Sports shoes; School shoes; Shoe repair;
      Bridal sandals; Rain footwear; Leather shoes; Orthopaedic footwear; Socks and laces`,
    descriptions: [
      'Footwear for the whole family, with someone who still measures your feet. Wide fittings and large sizes kept.',
      'School shoes, office shoes, wedding shoes. {years} years in {area}; we repair what we sell and also what we did not.',
      'Soft leather chappals and good walking shoes at honest prices. If it bites, bring it back and {first} will stretch it.',
    ],
    hours: '10-21 10-22',
    weeks: ['daily'],
    reach: 'counter',
  }),
  trade('clothing', 25, 'shop', 'goods', {
    names: `{family} Textiles; {blessed} Silks & Sarees; {area} Clothing Company; {family} & Sons Clothing; {flair} Handlooms; Six Yards {area};
      {first} Ready Mades; Cotton Street Clothing`,
    items: `Cotton sarees; Silk sarees; Ready-made clothing; Kurtis and leggings; Shirts and trousers; Kids clothing; Dress materials;
      Wedding collection; Dhotis; Blouse pieces; Handloom fabrics; School uniforms; Lehengas`,
    descriptions: [
      'Sarees on the first floor, children’s wear on the second, and tea for whoever is waiting. {years} years of weddings in {area}.',
      'Handloom cotton and silk bought from the weavers themselves. Each piece has a tag with the village it came from.',
      'Everyday clothing that lasts: {item}, {other} and uniforms for the schools of {area}. Exchange within seven days, no long face.',
      'Family clothing store run by {first} and sisters. Fixed price, good light, big mirrors, and alterations done the same evening.',
    ],
    hours: '10-21 10-20',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('jewellery', 39, 'shop', 'goods', {
    names: `{family} Jewellers; {blessed} Gold & Silver; {area} Jewellery Works; {family} & Sons Jewellers; {flair} Imitation Jewellery; Jhumka Junction`,
    items: `Gold jewellery; Silver anklets; Temple jewellery; Imitation jewellery; Nose pins; Mangalsutra; Bridal sets; Ear piercing;
      Jewellery repair; Silver pooja items; Gold exchange; Rings and bangles`,
    descriptions: [
      'Hallmarked gold and silver, weighed in front of you. Making charges written on the wall for {years} years.',
      'Temple and bridal jewellery, bought or rented for the day. {first} restrings, polishes and repairs old pieces too.',
      'A family of goldsmiths in {area}. Small pieces for first salaries, large sets for daughters’ weddings, patience for both.',
    ],
    hours: '10-20 10-21 11-20',
    weeks: ['six', 'daily'],
    reach: 'counter',
  }),
  trade('watches', 39, 'both', 'goods', {
    names: `{family} Watch Company; {area} Watch House; {blessed} Watch & Clock; Tick Talk Watches; {first} Time Centre; Second Hand Watches`,
    items: `Watches for men; Watches for women; Watch repair; Battery change; Watch straps; Wall clocks; Alarm clocks; Smart watches;
      Antique clock repair; Glass change`,
    descriptions: [
      'Watches sold, watches healed. {first} learnt the trade at a grandfather’s bench and still uses the same loupe.',
      'Batteries in five minutes, straps in ten, grandfather clocks by appointment. {years} years of keeping {area} on time.',
      'Known makes with full guarantee, good {item} for gifts, and an honest word on whether the old one is worth repairing.',
    ],
    hours: '10-20 10-21',
    weeks: ['six', 'daily'],
    reach: 'counter',
  }),
  trade('tailor', 28, 'both', 'beauty', {
    names: `{first} Tailors; {family} Ladies Tailors; {area} Stitching Centre; {blessed} Tailoring; Sew Good {area}; Needle and Thread {area}; The Cut Piece`,
    items: `Blouse stitching; Salwar suits; Alterations; Shirt and trouser stitching; Fall and pico; Saree blouse designs; School uniforms;
      Curtain stitching; Zip replacement; Wedding sherwani; Lehenga stitching; Home measurement`,
    descriptions: [
      'Blouses that fit the first time. Give us a week, two in wedding season, and we will not call you three times for trial.',
      'Tailors to {area} for {years} years. Alterations by evening, fall and pico while you shop.',
      '{first} and four masters stitch for women, men and schools. Bring cloth or choose from ours; measurements are kept, so next time just phone.',
    ],
    hours: '10-20 10-21 9-20',
    weeks: ['six'],
    reach: 'either',
  }),
  trade('boutique', 28, 'both', 'beauty', {
    names: `{first} Designer Boutique; Zari Zari Boutique; {flair} Ethnic Boutique; {family} Couture; Chanderi Lane {area}; {blessed} Boutique`,
    items: `Bridal lehengas; Designer blouses; Hand embroidery; Saree draping; Kurtis to order; Aari work; Party gowns;
      Kids ethnic wear; Fabric dyeing; Matching jewellery`,
    descriptions: [
      'A small boutique in {area} where you meet the person who cuts the cloth. Aari and zardozi done upstairs by two masters.',
      'Bring a picture and your mother’s old silk; take home something new. Bridal orders need six weeks, please.',
      'Hand embroidery, good lining and real pockets. {item} and {other} made to measure for {years} years.',
    ],
    hours: '10-20 11-20',
    weeks: ['six'],
    reach: 'either',
  }),
];
