import * as names from './communities';
import { entries } from './entries';

/** How people of one part of the country are called, and how they speak. */
export interface Region {
  /** A community that is listed twice comes twice as often. */
  readonly communities: readonly names.Community[];
  /** What a grocer's shop is called. */
  readonly kirana: readonly string[];
  /** What customers add to a shopkeeper's first name. */
  readonly respect: { readonly man: string; readonly woman: string };
  /** Praise in the language of the region. */
  readonly praise: readonly string[];
  /** Door numbers, '#' for a digit. */
  readonly doors: readonly string[];
}

const region = (
  communities: readonly names.Community[],
  kirana: string,
  [man, woman]: readonly [string, string],
  praise: string,
  doors: string,
): Region => ({
  communities,
  kirana: entries(kirana),
  respect: { man, woman },
  praise: entries(praise),
  doors: entries(doors),
});

const { kannada, tamil, telugu, deccani, marathi, gujarati, hindi, punjabi, marwari, bengali } = names;
const { malayaliHindu, malayaliChristian, malayaliMuslim } = names;

export const karnataka = region(
  [kannada, kannada, kannada, kannada, tamil, telugu, malayaliHindu, marwari, deccani, malayaliChristian],
  'Provision Store; Condiments & Stores; Provision Stores',
  ['anna', 'akka'],
  `Tumba chennagide!; Sakkath service.; Olle kelsa, olle bele.; ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ.; Super guru!; ಒಳ್ಳೆಯ ಸೇವೆ, ಧನ್ಯವಾದ.`,
  `No. ##; No. ###; ##/#; ###, Ground Floor; No. #, 1st Floor; Shop #; ##/#, 2nd Floor`,
);

export const maharashtra = region(
  [marathi, marathi, marathi, marathi, gujarati, hindi, punjabi, deccani, malayaliChristian],
  'Kirana Stores; General Stores; Super Market',
  ['dada', 'tai'],
  `Ekdam mast!; Khup chaan service.; Paisa vasool.; Ekdum jhakaas.; खूप छान सेवा.; Bahut badhiya kaam.`,
  `Shop #, Sai Krupa Society; Shop ##, Gokul Arcade; #, Shanti Niwas; Shop #, Om Apartments; ##, Laxmi Building;
   Shop #, Vasant Plaza`,
);

export const delhi = region(
  [hindi, hindi, hindi, punjabi, punjabi, marwari, bengali, deccani, malayaliHindu],
  'Kirana Store; General Store; Departmental Store',
  ['bhaiya', 'didi'],
  `Ekdum badhiya.; Paisa vasool!; Bahut accha kaam kiya.; Mazaa aa gaya.; बहुत बढ़िया काम।; Sahi daam, sahi kaam.`,
  `B-##; H-##/#; Shop ##; C-###; ##, Ground Floor; Shop #, DDA Market; A-#/##, First Floor`,
);

export const tamilNadu = region(
  [tamil, tamil, tamil, tamil, tamil, telugu, marwari, malayaliHindu],
  'Maligai; Provision Stores; Departmental Stores',
  ['anna', 'akka'],
  `Romba nalla irukku.; Semma service!; Super anna.; மிகவும் நல்ல சேவை.; Nambi vaangalam.; Vera level!`,
  `Old No. ##, New No. ##; No. ##; Plot ###; ##/#; No. #, Ground Floor; Door No. ##`,
);

export const bengal = region(
  [bengali, bengali, bengali, bengali, marwari, hindi, deccani],
  'Variety Stores; Bhandar; Grocery Stores',
  ['da', 'di'],
  `Khub bhalo!; Darun service.; Ekdom fatafati.; খুব ভালো দোকান।; Besh bhalo, abar ashbo.`,
  `##/#; ##A; P-###; ###, Ground Floor; #/1; ##B`,
);

export const telangana = region(
  [telugu, telugu, telugu, telugu, deccani, deccani, marwari, tamil],
  'Kirana & General Store; Super Market; Kirana Stores',
  ['garu', 'garu'],
  `Chala bagundi!; Manchi service.; Kiraak!; చాలా బాగుంది.; Ekdum first class, miyan.; Price kuda takkuve.`,
  `#-##-###; Shop ##; Plot ##; #-#-##, Ground Floor; H. No. #-##; Flat ###`,
);

export const gujarat = region(
  [gujarati, gujarati, gujarati, gujarati, marwari, hindi, deccani],
  'Provision Store; Kirana Store; Anaj Bhandar',
  ['bhai', 'ben'],
  `Khub saras kaam!; Majja aavi gai.; Ek number.; ખૂબ સરસ.; Bhaav pan vyajbi che.`,
  `Shop ##, Shivalik Complex; ##, Ground Floor; G-#, Sahajanand Plaza; Shop #, Ashirwad Arcade; ##, Nandanvan Complex`,
);

export const rajasthan = region(
  [marwari, marwari, marwari, hindi, hindi, punjabi],
  'Kirana Store; General Store; Kirana Bhandar',
  ['ji', 'ji'],
  `Ghano chokho!; Bahut badhiya.; Khamma ghani, mast kaam.; बहुत अच्छी दुकान।; Paisa vasool.`,
  `Shop ##; ##; B-##; Plot ##; Shop #, Ground Floor; S-##`,
);

export const kerala = region(
  [malayaliHindu, malayaliHindu, malayaliChristian, malayaliChristian, malayaliMuslim],
  'Stores; Provision Store; Traders',
  ['chettan', 'chechi'],
  `Adipoli!; Nalla service, valare nannayi.; Kidu shop.; വളരെ നല്ല സർവീസ്.; Poli sadhanam!; സൂപ്പർ, ഇനിയും വരും.`,
  `##/###; Building ##/####; Door No. ##/###; #/##, First Floor; Room #, Municipal Shopping Complex; ##/####`,
);

export const malabar: Region = {
  ...kerala,
  communities: [malayaliHindu, malayaliHindu, malayaliMuslim, malayaliMuslim, malayaliChristian],
  respect: { man: 'ikka', woman: 'chechi' },
};
