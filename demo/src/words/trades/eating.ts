import { trade } from './trade';

/** Where people sit down to a meal, or have one sent. */
export const mealTrades = [
  trade('veg-hotel', 40, 'shop', 'meals', {
    names: `{blessed} Bhavan; Hotel {blessed}; {family} Veg Restaurant; {area} Tiffin Room; {blessed} Pure Veg Hotel; Hotel {flair} Veg;
      {first} Upahar; Annapurna Veg {area}`,
    items: `Veg meals; Idli and dosa; Masala dosa; Poori sabzi; Curd rice; Filter coffee; North Indian thali; Paneer curry; Parotta and kurma;
      Lemon rice; Mini tiffin; Fresh juice`,
    descriptions: [
      'Pure veg food in {area} since {years} years: breakfast from six, meals on a leaf at noon, {item} in the evening. The sambar is made three times a day.',
      'A plain hotel with quick hands. Sit where you find a chair, eat hot, pay at the door. {item} and {other} are what people come back for.',
      '{first} and family cook the way they eat at home, without onion and garlic if you ask. {item} until ten at night.',
    ],
    hours: '6-22 7-22 6-23',
    weeks: ['daily', 'daily', 'six'],
    reach: 'delivers',
    costs: [30, 180],
  }),
  trade('restaurant', 40, 'shop', 'meals', {
    names: `{family} Family Restaurant; Hotel {flair} Palace; {area} Kitchen; The {area} Diner; {first} Restaurant; {flair} Spice;
      Hotel {family} International; Copper Handi {area}`,
    items: `Restaurant with family hall; North Indian food; Chinese noodles; Butter chicken; Paneer butter masala; Naan and roti; Fried rice;
      Tandoori chicken; Fish curry; Soups and starters; Ice cream; Party orders`,
    descriptions: [
      'A family restaurant in {area} with an AC hall upstairs. {item} and {other} from one kitchen, and a high chair for the smallest guest.',
      'Lunch for offices, dinner for families. {first} has run the tandoor for {years} years and will not let a roti leave it cold.',
      'Veg and non-veg, cooked in separate kitchens. Birthday tables on order; home delivery around {area} until eleven.',
    ],
    hours: '11-23 12-23',
    weeks: ['daily'],
    reach: 'delivers',
    costs: [90, 420],
  }),
  trade('biryani', 40, 'shop', 'meals', {
    names: `{family} Biryani House; {area} Biryani Centre; Hotel {first} Non Veg; {flair} Dum Biryani; Biryani Pot {area}; {blessed} Military Hotel`,
    items: `Chicken biryani; Mutton biryani; Veg biryani; Chicken 65; Kebab and tandoori; Egg biryani; Bucket biryani; Kerala parotta; Mutton curry;
      Fish fry; Shawarma; Phirni`,
    descriptions: [
      'Biryani from a sealed pot, opened at noon and again at seven. When the pot is empty we close, so do not come late on Sundays.',
      '{item} by the plate, by the kilo or by the bucket. {first} learnt it from an uncle who cooked for weddings for {years} years.',
      'A non-veg hotel for hungry people. {item} and {other}, raita and onions free, parcel packed in ten minutes.',
    ],
    hours: '11-23 12-22 11-22',
    weeks: ['daily', 'notTuesday'],
    reach: 'delivers',
    costs: [110, 380],
  }),
  trade('mess', 40, 'shop', 'meals', {
    names: `{family} Mess; {area} Mess; {blessed} Mess; {first} Home Mess; {flair} Bhojanalaya; Amma Mess {area}`,
    items: `Full meals; Monthly mess card; Home style lunch; Unlimited thali; Chapati and dal; Rice and sambar; Fish meals; Egg curry; Student rates;
      Sunday special; Parcel meals; Dinner`,
    descriptions: [
      'Full meals for students and office people, cooked in one home kitchen in {area}. Rice, two curries, rasam and curd, as much as you want.',
      'Pay by the meal or by the month. {first} changes the curry every day and writes it on the board at the gate by nine.',
      'Simple food that sits well: {item}, {other} and buttermilk. {years} years at the same door, and nobody has left hungry.',
    ],
    hours: '8-21 12-22 7-21',
    weeks: ['six', 'daily'],
    reach: 'delivers',
    costs: [60, 140],
  }),
  trade('tiffin-service', 40, 'both', 'meals', {
    names: `{first} Tiffin Service; {family} Dabba; Ghar Ka Khana {area}; {area} Home Tiffin; {first} Home Foods; {blessed} Tiffin Centre`,
    items: `Tiffin service; Lunch box delivery; Home cooked food; Monthly tiffin; Veg dabba; Non veg dabba; Diet tiffin; Chapati sabzi; Jain tiffin;
      Office lunch; Dinner dabba; Food for patients`,
    descriptions: [
      'Home food in a steel dabba, at your office or hostel in {area} by half past twelve. Try three days before you take the month.',
      'Cooked by {first} and two neighbours, less oil and no soda. {item} and {other}; tell us the evening before if you are away.',
      'Tiffin for people who miss home. Chapati, sabzi, dal and rice, another menu every day, {years} years without a missed lunch.',
    ],
    hours: '8-21 9-20',
    weeks: ['six', 'daily'],
    reach: 'delivers',
    costs: [70, 160],
  }),
];

/** Where they stop for a tea, a snack or something sweet. */
export const snackTrades = [
  trade('tea-stall', 40, 'shop', 'meals', {
    names: `{first} Tea Stall; {area} Chai Point; {blessed} Tea & Coffee; {family} Tea Shop; {flair} Chai; Cutting Chai {area}`,
    items: `Tea and coffee; Masala chai; Ginger tea; Bun maska; Samosa; Vada and bajji; Omelette and bread; Badam milk; Biscuits; Lemon tea; Cold coffee; Poha`,
    descriptions: [
      'Tea from five in the morning, boiled with ginger and poured high. Hot {item} after four, until the tray is empty.',
      'The stall under the tree in {area} where everyone knows everyone. {first} remembers who takes less sugar.',
      'Strong tea in small glasses, {item} and the morning paper. {years} years at this corner.',
    ],
    hours: '5-21 6-22',
    weeks: ['daily'],
    reach: 'counter',
    costs: [10, 60],
  }),
  trade('chaat-sweets', 40, 'shop', 'meals', {
    names: `{family} Chaat & Sweets; {blessed} Chaat Corner; {area} Chaat Bhandar; {first} Chaat House; {flair} Sweets & Chaat; {blessed} Mishthan & Chaat`,
    items: `Sweets and chaat; Pani puri; Samosa chaat; Jalebi; Gulab jamun; Rasmalai; Dahi vada; Kachori; Lassi; Pav bhaji; Kulfi; Sev puri`,
    descriptions: [
      'Chaat on the left, sweets on the right, and a queue in the middle. The water for pani puri is filtered, as you can see.',
      '{item} and {other}, made in front of you. Sweets by the piece or by the kilo, boxes for festivals on order.',
      'An evening shop in {area}. {first} fries the jalebi at five and again at eight, and it is best within the minute.',
    ],
    hours: '10-22 11-22 15-23',
    weeks: ['daily'],
    reach: 'delivers',
    costs: [30, 150],
  }),
  trade('bakery-cafe', 40, 'shop', 'meals', {
    names: `{area} Cafe; {first} Bakery Cafe; Cafe {flair}; The Corner Cafe {area}; {family} Coffee House; Bun and Bean {area}; Slow Cafe {area}`,
    items: `Cafe with bakery; Coffee and cakes; Sandwiches; Burgers and fries; Pizza; Pastries; Cold coffee; Pasta; Milkshakes; Croissants; All day breakfast; Waffles`,
    descriptions: [
      'A bakery with tables. Coffee from the hills, {item} from our own oven, and nobody minds if you stay with a book.',
      'Breakfast all day in {area}: {item}, {other} and good coffee. Plug points at every second table.',
      '{first} bakes, the rest of us carry. Come for the {item}; birthdays of up to twenty guests on the terrace.',
    ],
    hours: '8-22 9-22 10-23',
    weeks: ['daily', 'notTuesday'],
    reach: 'delivers',
    costs: [60, 290],
  }),
  trade('juice-ice-cream', 40, 'shop', 'meals', {
    names: `{area} Juice Centre; {blessed} Juice & Ice Cream; {first} Fruit Juice; {flair} Cool Bar; {family} Juice Junction`,
    items: `Fresh fruit juice; Ice cream and falooda; Sugarcane juice; Milkshakes; Lassi; Sharjah shake; Fruit salad; Lime soda; Tender coconut; Avocado shake; Cut fruits; Kulfi`,
    descriptions: [
      'Fruit you can point at, pressed while you wait. No ice and no sugar if you say so.',
      '{item} and {other} in {area}, cold until midnight in summer. The blender is washed after every glass.',
      'A cool bar with six stools. {first} buys the fruit at four in the morning, and it shows.',
    ],
    hours: '9-23 10-22',
    weeks: ['daily'],
    reach: 'counter',
    costs: [30, 140],
  }),
  trade('fast-food', 40, 'shop', 'meals', {
    names: `{flair} Fast Food; {area} Momos & Rolls; {first} Chinese Corner; {family} Fast Food; Wok Stop {area}; {first} Egg Rice & Rolls`,
    items: `Fast food; Momos and noodles; Egg rice; Kathi rolls; Gobi manchurian; Veg fried rice; Chilli chicken; Burgers; French fries; Schezwan noodles; Soup; Shawarma`,
    descriptions: [
      'A wok, a flame and ten minutes. {item} and {other} from evening until the last bus.',
      'Fast food made slowly enough to be good. {first} cooks every plate; say less spicy and it will be.',
      'The cart became a shop after {years} years, the taste stayed. {item} in {area}, parcel or standing.',
    ],
    hours: '16-23 12-23 17-23',
    weeks: ['daily', 'six'],
    reach: 'delivers',
    costs: [50, 180],
  }),
  trade('dhaba', 40, 'shop', 'meals', {
    names: `{family} Dhaba; {area} Dhaba; {first} da Dhaba; {flair} Highway Dhaba; Apna Dhaba {area}`,
    items: `Dhaba food; Dal tadka and roti; Aloo paratha; Rajma chawal; Kadhai paneer; Lassi; Chole bhature; Butter chicken; Sarson ka saag; Tandoori roti; Egg bhurji; Kheer`,
    descriptions: [
      'Charpais outside, fans inside, and dal that has been on the fire since morning. Truck drivers and families eat at the same tables.',
      'Parathas with white butter from six, {item} until late. Onions, chillies and pickle are on the table and free.',
      '{first} keeps the tandoor of this dhaba in {area} alight for {years} years. {item} and {other}, honest plates.',
    ],
    hours: '6-23 7-23',
    weeks: ['daily'],
    reach: 'delivers',
    alwaysOpenPercent: 20,
    costs: [40, 260],
  }),
];
