import { trade } from './trade';

/** Bakeries, grocers, health food. */
export const foodTrades = [
  trade('bakery', 1, 'shop', 'food', {
    names: `{flair} Bakes; {family} Bakery; {area} Cake House; {blessed} Bakery & Sweets; The Rising Loaf;
      {first} Cakes and Bakes; Oven Fresh {area}; Crumbs & Co {area}; Batter Half Cakes; {family} Confectionery`,
    items: `Birthday cakes; Eggless cakes; Plum cake; Butter biscuits; Veg puffs; Bread loaves; Cream buns; Black forest cake;
      Wedding cakes; Rusks and khari; Cupcakes; Custom photo cakes; Brownies; Honey cake`,
    descriptions: [
      'Fresh bread by seven in the morning and warm puffs by four. {family} and family have been baking in {area} for {years} years, and regulars still come for the {item}.',
      'Cakes made to order, eggless too, with no premix and no vanaspati. Tell us a day ahead for {item}; small cakes are always ready at the counter.',
      'A small bakery with a big oven. Everything you see is baked here in {area}, from {item} to {other}, and what is left at night goes to the night school next door.',
      'Started by {first} from a home kitchen, now a proper shop. Come for the {item}, stay for filter coffee at the two tables outside.',
    ],
    hours: '7-22 8-21 9-22',
    weeks: ['daily', 'daily', 'six'],
    reach: 'delivers',
  }),
  trade('grocery', 4, 'shop', 'groceries', {
    names: `{blessed} {kirana}; {family} {kirana}; {area} Grocery Stores; {family} & Sons Supermarket; {blessed} Super Bazaar;
      Daily Basket {area}; {flair} Fresh Mart; {blessed} Grocery Store; {family} Brothers Grocery Mart; Annadata {kirana}`,
    items: `Rice and atta; Dals and pulses; Cooking oil; Masala and spices; Milk and curd; Fresh vegetables; Fruits; Tea and coffee;
      Snacks and biscuits; Cleaning supplies; Pooja items; Dry fruits; Jaggery and sugar; Baby food`,
    descriptions: [
      'Your monthly list, packed and home by evening. {family} and sons have kept this shop in {area} for {years} years and know who takes which rice.',
      'Everything for the kitchen under one roof: {item}, {other} and vegetables that come in at six every morning. Send the list on WhatsApp, pay when it reaches you.',
      'Old-style weighing, honest rates. We clean our dals ourselves and grind masalas on order. Ask {first} for the season’s new rice.',
      'Grocer to {area} for {years} years. Free delivery for old people living alone, and for everyone above Rs 500.',
    ],
    hours: '7-22 8-22 8-21 6-22',
    weeks: ['daily', 'daily', 'six'],
    reach: 'delivers',
    alwaysOpenPercent: 8,
  }),
  trade('fruit-vegetables', 4, 'shop', 'groceries', {
    names: `{area} Fruits & Vegetables; {family} Fresh Farm Grocery; {blessed} Vegetable Mart; Green Bunch {area}; {first} Fruit Stall`,
    items: `Fresh vegetables; Seasonal fruits; Leafy greens; Coconut and banana leaf; Mangoes in season; Cut vegetables; Organic vegetables;
      Sprouts; Fruit baskets; Onion and potato in bulk`,
    descriptions: [
      'Straight from the morning market to {area}. What is not sold by night is not there the next day. Cut vegetables on order for working people.',
      'Seasonal fruit and honest weight. {first} will tell you which mango is for today and which is for Friday. Grocery basics also kept.',
      'Farm vegetables from growers around {city}, with their names on the crate. Good {item}, fair rates, and curry leaves always free.',
    ],
    hours: '6-21 7-21 7-22',
    weeks: ['daily'],
    reach: 'delivers',
  }),
  trade('health-food', 37, 'shop', 'groceries', {
    names: `{flair} Health Food Store; Millet House {area}; {family} Organics; Sattva Health Foods; Back to Roots {area};
      {blessed} Naturals; The Ragi Room; Grain and Green {area}`,
    items: `Health food; Millets and ragi; Cold pressed oils; Organic pulses; Gluten-free flour; Sugar-free snacks; Native rice;
      A2 ghee; Honey; Protein mixes; Herbal teas; Nuts and seeds`,
    descriptions: [
      'Millets, native rice and oils pressed in a wooden ghani. We taste everything before it goes on the shelf, and we will tell you how to cook it.',
      'Health food without the lecture. {item} and {other} at sensible prices, sold loose so that you can try a hundred grams first.',
      'Small store in {area} for people with sugar, with gluten trouble, or simply with sense. {first} keeps a notebook of what each customer can and cannot eat.',
    ],
    hours: '9-21 10-20',
    weeks: ['six', 'daily'],
    reach: 'delivers',
  }),
  trade('ayurveda', 37, 'both', 'health', {
    names: `{family} Ayurveda; {blessed} Vaidyasala; Soukhya Wellness {area}; {flair} Ayur Centre; Nadi Wellness; Tulsi Wellness House`,
    items: `Abhyanga massage; Ayurvedic consultation; Shirodhara; Herbal oils; Kashayam; Yoga therapy; Diet advice; Steam bath;
      Back pain treatment; Hair oil`,
    descriptions: [
      'Third generation of vaidyas. Consultation first, medicine only if needed; our oils and kashayams are made in our own kitchen.',
      'A quiet place in {area} for tired backs and busy heads. {item}, {other} and plain advice on food and sleep. Please book a day before.',
      'Classical treatments with trained therapists, men for men and women for women. {years} years of practice in {city}.',
    ],
    hours: '8-19 9-18 7-20',
    weeks: ['six', 'daily'],
    reach: 'either',
  }),
];
