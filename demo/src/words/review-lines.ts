import { entries } from './entries';
import type { Theme } from './trades/trade';

/**
 * Sentences of reviews by mood. {item} is something that the shop offers, {owner} is how people call the owner, {area}
 * is where the shop is.
 */
export type Mood = 'happy' | 'content' | 'sour';

const lines = (text: string): readonly string[] => entries(text, '|');

/** Whole reviews. */
export const shortLines: Readonly<Record<Mood, readonly string[]>> = {
  happy:
    lines(`Really good shop. | Highly recommended to all. | Best in {area}. | Super fast service. | Full marks from me. |
    Very nice people. | Value for money. | Simply the best. | Loved the {item}. | Great work, thank you! | Will come again. | Very satisfied. |
    Neat and quick. | Excellent quality and price. | {owner} is the best. | My go-to place. | Top class {item}. | Genuine people. |
    Never disappointed here. | Perfect, as always. | On time and polite. | Fully happy. | Simply super. | Trusted for years.`),
  content:
    lines(`Decent place overall. | Good but slow. | Okay for the price. | Not bad at all. | Average experience. | Nice, but crowded. |
    Good {item}, parking difficult. | Fair prices. | Could be quicker. | Satisfactory work. | Fine for daily needs. | Good only.`),
  sour: lines(`Very slow service. | Not up to the mark. | Overpriced for {item}. | Had to wait long. | Expected better. | Nobody picks up. |
    Not going again. | Rude on the phone. | Late by two days. | Disappointed this time.`),
};

export const openings: Readonly<Record<Mood, readonly string[]>> = {
  happy:
    lines(`Been coming here since we moved to {area}. | Found this place through a neighbour and so glad we did. | Second time here and again a good experience. |
    {owner} is very patient and explains everything. | Went in for {item} and came out smiling. | My mother swears by this place. |
    Messaged on a Sunday morning and had a reply in ten minutes. | Honest people, that is rare these days. | Small place but they know their work. |
    Called three places before this one; only they answered. | Called for {item} at short notice and they managed it. | We have been customers for more than five years now. |
    Staff is polite even when it is crowded. | My colleague suggested them for {item}. | First time I felt nobody was trying to cheat me. |
    Had a bad experience elsewhere, so I was nervous; no need. | Shifted to {area} last month and this was our first good find. |
    {owner} remembered what we took last time! | Went to them for {item} before the festival rush and they kept the date. |
    Everything was explained on WhatsApp before we even visited.`),
  content:
    lines(`Good work but took one day more than promised. | Went for {item}: fine, nothing special. | Place is small, so go on a weekday. | Quality is okay for the price. |
    Went on a Saturday evening, too much rush. | Nice people, but the bill took its own time. | Average this time, was better last year. |
    {owner} is helpful, the boys less so. | Okay for {item}, a little costly compared to others in {area}.`),
  sour: lines(`They said two days, it took six. | Called four times, nobody picked up. | Asked for {item} and got something else. |
    Charged extra without telling first. | Staff was busy on the phone the whole time. | Came on a Sunday as per the timing shown, it was closed. |
    Had to go back twice to get it corrected. | Price changed when I reached the shop.`),
};

export const closings: Readonly<Record<Mood, readonly string[]>> = {
  happy:
    lines(`Will surely come back. | Recommended to everyone in our apartment. | Rates are also reasonable. | Keep it up! | UPI accepted, no fuss. |
    Worth every rupee. | Clear about the price from the start. | Did not have to bargain. | Saved their number. | No hidden charges, proper bill given. | Parking is a bit of a headache, rest all good. |
    They even called the next day to ask if all was fine. | Go early on weekends. | Thank you {owner}! | Left a tip gladly. | Children liked it too. |
    You will not regret it. | One less worry now.`),
  content:
    lines(`Otherwise no complaints. | Will give one more try. | Please improve the waiting time. | Parking is a problem. | Cash only on that day, keep change. |
    Hope they keep to the time next time. | Rest is okay. | Okay from my side. | Overall fine.`),
  sour: lines(`Please train the staff. | Not happy at all. | Hope the owner reads this. | Money not worth it. | {owner} did say sorry, at least. |
    Will think twice next time. | At least pick up the phone. | Others in {area} do it better.`),
};

export const themeLines: Readonly<Record<Theme, Readonly<Record<Mood, readonly string[]>>>> = {
  food: {
    happy:
      lines(`The taste is like my grandmother’s. | Always fresh, never stale. | Ordered for a function of sixty and everyone asked where it was from. |
      Clean kitchen, you can see it from the counter. | Less sugar, more taste, just how we like it. | Still warm when it reached home. |
      Ask for the {item}, thank me later. | Packing is neat, nothing spilled. | Even the fussy eaters asked for more. | Looked exactly like the picture we sent.`),
    content: lines(
      `Taste is good, quantity has become less. | Good stuff, but most of it is over by evening. | Bit too sweet for us. | Fresh, but pricier than before.`,
    ),
    sour: lines(
      `What we got was from the day before. | Order was incomplete. | Packing leaked on the way. | Too oily this time.`,
    ),
  },
  meals: {
    happy:
      lines(`The {item} came hot and fast. | Clean tables, clean glasses, clean plates. | We were six and everybody liked something else. | Taste of home, far from home. |
      Asked for less spicy and got it. | The second helping came without asking. | Ate here four days in a row. | Best {item} I have had in {area}. |
      Old people can sit comfortably. | Portion is enough for two. | Chutney alone is worth the visit. | Parcel was packed well, still warm at home. |
      You can see the kitchen and it shines. | The boys are quick and remember who ordered what. | Simple food, no heaviness afterwards. | Even at ten at night the food was fresh.`),
    content:
      lines(`Food is good, finding a seat is not. | {item} was fine, the rest ordinary. | Lunch is better than dinner here. | A little too oily for me. |
      Taste good, fan not working. | Quantity has become less, price has not. | Ask what is fresh before you order. | Order took half an hour.`),
    sour: lines(`{item} was cold when it came. | Too salty this time. | Table was not wiped. | Half of the menu was over by eight. |
      Bill had one thing we did not eat. | Waited forty minutes for {item}. | Parcel had no chutney.`),
  },
  groceries: {
    happy:
      lines(`Weight is correct and packing is neat. | Vegetables are really fresh in the morning. | Sent the list on WhatsApp, home in an hour. |
      Good stock of {item}, and at less than MRP. | They replaced a torn packet without a word. | Dals are clean, no stones. | Knows exactly which rice my mother wants. |
      Even small orders are delivered with a smile. | Quality of {item} is the best in {area}.`),
    content: lines(
      `Prices are fine, choice is limited. | Delivery came late, but complete. | Good stock, narrow shop. | Fresh, but pricier than the market.`,
    ),
    sour: lines(
      `Half of the list was missing. | One packet was past its date. | Vegetables were not fresh. | Bill had items I did not take.`,
    ),
  },
  goods: {
    happy:
      lines(`They show you everything and do not push the costly one. | Exchanged without any argument. | Price was lower than online, with bill. |
      Bought here six months back, still like new. | Delivered the same evening, free. | Found something here that I had searched for all over the city. |
      Good choice under one roof, from cheap to best. | Went for {item}, left with three more things. | Asked about {item} and got honest advice.`),
    content: lines(
      `Choice is limited. | Good stuff, billing counter is slow. | Had to ask twice to see the new stock. | Good things, but exchange rules are strict.`,
    ),
    sour: lines(
      `It gave trouble in two weeks and no exchange was given. | Showed one piece and sent another. | MRP only, no discount at all. | Old stock on display.`,
    ),
  },
  home: {
    happy:
      lines(`Came on time and cleaned up after the work. | Called them for {item}; done in one visit, no drama. | Explained the problem before touching anything. |
      Even the corners were done properly. | Charged exactly what was told on the phone. | They knew the job, did not experiment. |
      Pending for months, they finished in two hours. | Came even though it was raining like anything. | Came with all the tools, did not ask me for a screwdriver.`),
    content: lines(
      `Work is good, timing is not. | Okay now, but they had to come twice. | Finished neatly, but left the sweeping to us. | Good work, charges are on the higher side.`,
    ),
    sour: lines(
      `Same problem came back in a week. | Came three hours late without calling. | Left a mess behind. | Did half the work and took full money.`,
    ),
  },
  laundry: {
    happy:
      lines(`My white shirts came back really white. | Silk sarees came back like new. | Turmeric stain gone, I had given up on it. | Pick-up and drop both on time. |
      Packed so well, not one crease. | They even stitched a loose button. | My husband’s wedding suit was handled with so much care. | No smell of chemicals at all. |
      Curtains came back the next day, unbelievable.`),
    content: lines(
      `Cleaning is good, delivery was a day late. | Ironing could be better, stains are gone. | Good, but sarees are costly here. | One sock is still missing.`,
    ),
    sour: lines(
      `One button was missing and nobody took responsibility. | Colour has faded on my kurta. | Said Tuesday, gave on Saturday. | Shirts were ironed with the stain on.`,
    ),
  },
  beauty: {
    happy:
      lines(`Very neat and clean place. | Came out exactly as I wanted. | Gentle hands, zero hurry. | Felt ten years younger. | They listened first, which nobody does. |
      Everyone at the wedding asked about it. | Very comfortable for ladies. | Fitting was perfect the first time. | Finishing is so neat, I got three compliments the same day.`),
    content: lines(
      `Good work, but waiting was long even with appointment. | Nice work, room is a little small. | Result okay, expected a bit more for the price. | Friendly, but always in a rush on Sundays.`,
    ),
    sour: lines(
      `Appointment was for four, my turn came at half past five. | Done in a hurry. | Not what I showed in the picture. | Tried to sell me a package throughout.`,
    ),
  },
  health: {
    happy:
      lines(`Explained everything to my parents twice, patiently. | Very gentle and never in a hurry. | Clean, calm and on time. | Did not prescribe anything unnecessary. |
      Picked up my call at eleven in the night. | My father is walking without support now. | They remember each patient by name. | Helped us through a very difficult month. |
      Fees are reasonable and written on the board.`),
    content: lines(
      `Good, but waiting time is long. | Knowledgeable, slightly expensive. | Nice staff, small waiting room. | Helpful, though phone is often busy.`,
    ),
    sour: lines(
      `Waited an hour with an appointment. | Did not really listen. | Suggested too many things at once. | Front desk was rude to my mother.`,
    ),
  },
  learning: {
    happy:
      lines(`My daughter waits for the class all week. | Small group, so everyone gets attention. | {item} for beginners is very well planned. | Strict in a loving way. |
      I joined at 47 and never felt out of place. | Regular feedback, nothing hidden. | My son actually talks about what he learnt. | Can see the progress in just two months.`),
    content: lines(
      `Teaching is good, batch has become bigger. | Nice, but the room gets hot in April. | Fees are slightly high, but okay. | Good, though timings change often.`,
    ),
    sour: lines(
      `Teacher changed thrice in four months. | Too many people for one room. | Fees taken in advance, classes cancelled often. | Not much individual attention.`,
    ),
  },
  events: {
    happy:
      lines(`Our function went without a single hitch. | Everything came on the day promised. | It all looked far grander than our budget. | All the relatives were asking for the number. |
      They handled the rain like it was nothing. | Coordinated with the hall people, we did not lift a finger. | They think of the small things. | Grandparents were the happiest.`),
    content: lines(
      `Good work, finishing was late. | Nice team, a bit loud. | Looked good, though less than what was shown. | Fine work, but follow-up needed.`,
    ),
    sour: lines(
      `Came late and finished minutes before the guests. | Smaller than the sample we saw. | Extra charges on the last day. | Final work came after four months.`,
    ),
  },
  office: {
    happy:
      lines(`Everything explained in simple words. | Contacted them for {item}; done in two days, no running around. | Fees told in advance, nothing extra. |
      Picked up my call even at night before the deadline. | Saved me a lot of running around. | Very professional and to the point. | Checked everything twice before going ahead. |
      Gave honest advice even though they earned less by it.`),
    content: lines(
      `Work got done, needed a few reminders. | Okay, but replies are slow. | Knowledgeable, but hard to get hold of. | Fine service, office is on the third floor without lift.`,
    ),
    sour: lines(
      `Three follow-ups and still pending. | Final bill was higher than the quote. | Promised a call back, never came. | Made a spelling mistake in my name.`,
    ),
  },
};
