/** Words that say nothing about what is searched for: they never prevent a match. */
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

/**
 * Words that say for whom, when or in what state. A shop must match them too, but if nothing is found the search is
 * repeated without them.
 */
const qualifiers = `
  home house ghar doorstep door delivery kid kids child children baby bachon bachchon bachche bacche ladies lady gents
  men man mens women woman womens girls boys family father mother parents papa mummy dad mom old new second hand used
  broken damaged not working leaking urgent fast quick emergency same day hour hours 24 night late early morning
  marriage wedding shaadi shadi kalyanam birthday festival diwali onam eid party office school college
  sale buy buying rent hire booking book order orders work works job jobs repair repairing fitting fixing
  small big large custom designer original branded organic pure fresh special latest modern
`;

const qualifyingWords: ReadonlySet<string> = new Set(qualifiers.split(/\s+/).filter(Boolean));

export const isQualifier = (word: string): boolean => qualifyingWords.has(word);

export const isGeneric = (word: string): boolean => genericWords.has(word);
