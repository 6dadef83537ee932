import { entries, type Alias } from './alias';
import { goodsAliases } from './goods-aliases';
import { serviceAliases } from './service-aliases';

const bookWords =
  'book store; bookstore; book shop; bookshop; book; bookseller; pustak; pusthakam; pustaka; puthagam; boi; kitab; kitaab; किताब; पुस्तक; പുസ്തകം; বই; ಪುಸ್ತಕ';

/** Everyday words, in several languages, for a whole category. */
const everyday: Readonly<Record<string, string>> = {
  Grocery: `kirana; kiraana; kiryana; kirana store; rashan; ration; ration shop; grocer; provision store; provision; general store;
    general stores; departmental store; department store; supermarket; super market; super bazaar; hypermarket; sabzi mandi;
    palacharakku; maligai; maligai saman; dinasi; dinasi angadi; mudi; mudir dokan; vanyache dukan; kirana saman; saman;
    किराना; राशन; परचून; പലചരക്ക്; மளிகை; ದಿನಸಿ; মুদি; కిరాణా; કરિયાણું`,
  Bakery: `bekari; bakers; baker; cake; cake shop; bakery cake; pastry; pastries; confectionery; bread; bun; pav; paav; double roti;
    बेकरी; ബേക്കറി; பேக்கரி; ಬೇಕರಿ; কেক`,
  'Pet Care': 'pet; pets; pet shop; petshop; pet store; pet animal; paltu janwar; valarthu mrugam; पालतू',
  'Books & Education': bookWords,
  'Books & Media': `${bookWords}; library; vachanalaya; vayanasala; granthalaya; pustakalay; पुस्तकालय; വായനശാല`,
  'Stationery & Printing': `stationary; stationery; stationery art craft supplies; art craft supplies; art craft; craft; copy pen; kagaz; likhne ka saman`,
  'Furniture & Decor':
    'furniture; furnitures; furniture store; farnichar; furnicher; home decor; home decoration; interior decor; ghar ki sajawat; फर्नीचर; ഫർണിച്ചർ; மரச்சாமான்',
  Kitchen:
    'kitchenware; kitchen ware; kitchen item; bartan; bartan ki dukan; bhande; pathram; pathirangal; paatre; basan; rasoi; utensil; utensils; vessel; crockery; बर्तन; പാത്രം; பாத்திரம்',
  Electronics:
    'electronic; electronics mobile; electronics and mobile; appliance; home appliance; gadget; इलेक्ट्रॉनिक्स',
  'Textile & Clothing': `clothing; cloth; clothes; garment; dress; apparel; readymade; ready made; textile; kapda; kapde; kapada; thuni; thunikadai; batte;
    vastra; vasthram; jama kapor; pothys; fashion wear; कपड़ा; कपड़े; തുണി; துணி; ಬಟ್ಟೆ; কাপড়`,
  Salon: `parlour; parlor; beauty parlour; beauty parlor; ladies parlour; saloon; salon; barber; hairdresser; hair dresser; hair cut; hair salon; nai; naai; hajam; mudivettu; shaving; सैलून; नाई; പാർലർ; ബാർബർ; பார்லர்; ಸಲೂನ್`,
  Beauty:
    'beautician; makeup; make up; cosmetic; beauty product; shringar; sringar; saundarya; sundarya; ब्यूटी',
  'Home Repairs': 'home repair; handyman; mistri; mistry; karigar; house repair; repair work; मिस्त्री',
  Cleaning:
    'cleaner; safai; saaf safai; safai karamchari; house cleaning; home cleaning; housekeeping; vrithiyakkal; shuddhi; सफाई; ക്ലീനിംഗ്',
  'Moving Services':
    'packer; mover; packer mover; packers and movers; shifting; house shifting; relocation; tempo; saman shifting; transport; goods transport; पैकर्स',
  'Tailoring & Fashion Services': `tailor; darzi; darji; darzee; silai; silayi; sewing; stitching; thaiyal; thayyal; tailaring; tayyalkaran; dorji; shimpi; boutique;
    दर्जी; सिलाई; തയ്യൽ; தையல்; ಟೈಲರ್`,
  'Jewelry & Accessories':
    'jewellery; jewelry; jeweller; jeweler; jewellers; gold; silver; sona; sonar; sunar; gehna; gehne; zevar; swarnam; swarna; abharanam; nagai; thangam; सोना; गहने; സ്വർണ്ണം; நகை',
  Automotive:
    'garage; mechanic; gaadi; gadi; gaadi repair; vehicle; vandi; automobile; auto garage; गाड़ी; വണ്ടി',
  Photography:
    'photographer; photo studio; studio; photo; camera; camera man; cameraman; videographer; foto; फोटो; ഫോട്ടോ',
  'Music & Instruments':
    'music instrument; musical instrument; instrument; sangeet; sangeetham; vadya; vadyam; baja; संगीत; സംഗീതം',
  'Toys & Games': 'toy; khilona; khilone; kalippattam; bommai; aatike; khelna; game; खिलौने; കളിപ്പാട്ടം',
  'Travel & Tourism':
    'travel; travel agent; travel agency; tour; tourism; tour operator; yatra; yathra; ghoomna; trip; यात्रा; യാത്ര',
  'Real Estate':
    'realestate; property; property dealer; broker; makaan; makan; ghar kiraya; veedu; flat; plot; zameen; jameen; sthalam; rent house; house rent; मकान',
  'Legal Services':
    'lawyer; advocate; vakil; vakeel; vakkeel; wakil; legal; law; attorney; kanoon; notary; वकील; വക്കീൽ; வக்கீல்',
  'Financial Services':
    'ca; chartered accountant; accountant; finance; financial advisor; tax; tax consultant; munim; hisab; paisa; लेखाकार',
  Construction:
    'contractor; builder; civil contractor; construction work; raj mistri; rajmistri; masonry; mason; nirman; nirmanam; kettida pani; निर्माण',
  Agriculture:
    'agri; agro; farming; kheti; kisan; krishi; krushi; vivasayam; beej; खेती; कृषि; കൃഷി; விவசாயம்',
  'Home & Garden':
    'nursery; plant nursery; plant; gardening; garden; gardener; mali; maali; bagwani; podha; paudha; chedi; thottam; माली; ചെടി',
  'Health & Wellness':
    'wellness; ayurveda; ayurvedic; ayurved; vaidya; vaidyasala; vaidyar; jadi buti; आयुर्वेद; ആയുർവേദം',
  'Health & Medical':
    'medical; hospital; dawakhana; davakhana; aushadhi; aspatal; ashupathri; aaspatri; दवाखाना; ആശുപത്രി',
  Education:
    'teacher; coaching; coaching centre; academy; training; school; shiksha; padhai; padippu; masterji; शिक्षा; पढ़ाई; ട്യൂഷൻ',
  Events:
    'event; event planner; event manager; event management; party planner; function; karyakram; shaadi; shadi; vivah; kalyanam; kalyana; biye; lagna; शादी; വിവാഹം; கல்யாணம்',
  Marketing:
    'media marketing; digital marketing; advertising; advertisement; ads; promotion; publicity; prachar; विज्ञापन',
  Consulting: 'consultant; consultancy; adviser; advisor; salah; naukri; job consultant; placement',
  'Sports & Fitness': 'sport; khel; khel ka saman; kayikam; fitness; खेल',
  'Gifts & Custom Products':
    'gift; gift shop; tohfa; tohfe; uphaar; uphar; sammanam; parisu; memento; souvenir; उपहार; തോഫാ; സമ്മാനം',
  'Fashion Accessories': 'accessory; fancy store; fancy; fancy item',
  'Hardware & Utilities':
    'hardware; hardware store; loha; plastic steel utility; plastic item; plastic; steel utility; utility; हार्डवेयर; ഹാർഡ്‌വെയർ',
};

const categoryAliases = Object.entries(everyday).map(([category, words]): Alias => ({
  words: entries(words),
  under: category,
  finds: null,
}));

/**
 * What people call things, and what that finds. Curated by hand: a row is worth adding when people miss something.
 */
export const aliases: readonly Alias[] = [...categoryAliases, ...goodsAliases, ...serviceAliases];
