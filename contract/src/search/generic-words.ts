/** Words that say nothing about what is looked for: they never forbid a match. */
const words = `
  shop shops store stores showroom outlet outlets mart market service services servicing provider providers
  company companies agency agencies centre center centres centers business businesses professional professionals
  expert experts specialist specialists dealer dealers seller sellers supplier suppliers vendor vendors wholesaler
  near nearby nearest me my around here close by closest local area locality city town place location
  best good top famous popular cheap cheapest affordable low cost price prices rate rates budget number contact
  open now today online in at on of for the a an and or to with from is are there any all some find search need want
  looking i we you where which what please show list
  dukaan dukan dukaanein dokan dokaan duka kadai kadaigal kada kadha angadi angdi mane
  wala wale wali waala waale waali walla vala vale vali wallah
  ke ki ka ko mein mai par pas paas aas aaspaas aspaas yahan kahan kaha koi accha achha acha sasta saste sabse
  chahiye chaiye mujhe hai ghar-pe evide enge elli kothay jawal javal pakka mattum aduthu arike
  दुकान दुकानें की का के में पास सेवा वाला വേണം കട അടുത്ത് കടை கடை ಅಂಗಡಿ দোকান
`;

const genericWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));

export const isGeneric = (word: string): boolean => genericWords.has(word);
