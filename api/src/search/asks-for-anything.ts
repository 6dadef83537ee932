/** Words by which people ask for shops of any kind; other words that say nothing ask for nothing. */
const anything = new Set(
  `shop shops store stores market markets service services business businesses near nearby around open local best
  dukan dukaan dukane dukaanein bazaar bazar paas aaspaas kadai angadi dokan kada
  दुकान दुकानें बाजार पास കട കടകൾ கடை கடைகள் ಅಂಗಡಿ ಅಂಗಡಿಗಳು দোকান దుకాణం దుకాణాలు दुकाने દુકાન દુકાનો`.split(/\s+/),
);

/** 'shops near me' is everything that there is. */
export const asksForAnything = (words: readonly string[]): boolean =>
  words.some((word) => anything.has(word));
