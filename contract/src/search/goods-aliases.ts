import { type Alias, within } from './alias';

/** Goods that are only a part of their category. */
export const goodsAliases: readonly Alias[] = [
  within(
    'Grocery',
    'vegetable; fruit',
    'sabzi; sabji; subzi; tarkari; bhaji; pachakkari; kaikari; tarakari; shobji; phal; pazham; sabziwala; सब्ज़ी; सब्जी; फल; പച്ചക്കറി; காய்கறி; ತರಕಾರಿ',
  ),
  within('Grocery', 'rice', 'chawal; chaaval; arisi; ari; akki; bhaat; tandul; चावल; അരി; அரிசி; ಅಕ್ಕಿ'),
  within('Grocery', 'milk', 'doodh; dudh; paal; haalu; doodhwala; milkman; दूध; പാൽ; பால்; ಹಾಲು'),
  within('Grocery', 'dal; pulses', 'daal; dhal; paruppu; parippu; bele; दाल'),
  within('Grocery', 'spices; masala', 'masale; mirch; mirchi; haldi; masaala; spice; मसाला'),
  within('Grocery', 'dry fruits; nuts', 'mewa; kaju; badam; dryfruit; मेवा'),
  within(
    'Bakery',
    'sweets',
    'mithai; mithaai; mitha; misti; mishti; halwai; palaharam; sweet shop; sweet mart; मिठाई; മധുരം; মিষ্টি',
  ),
  within(
    'Health & Wellness',
    'millets; health food; organic',
    'health food store; organic store; organic shop; siridhanya; chama; ragi; jaivik; thinai',
  ),
  within(
    'Pet Care',
    'vet',
    'veterinary; veterinarian; vet doctor; animal doctor; pet doctor; janwar ka doctor; pashu; pashu doctor; mrugashupathri',
  ),
  within('Pet Care', 'pet grooming', 'dog grooming; vet grooming; pet spa; dog spa; dog parlour'),
  within('Pet Care', 'dog', 'kutta; kutte; naya; naai kutti; nayi; कुत्ता'),
  within('Pet Care', 'aquarium; fish tanks', 'meen; machli ghar; fish shop; ornamental fish; fish tank'),
  within('Electronics', 'washing machine', 'washer; washing mashin; washing machine repair'),
  within(
    'Electronics',
    'mobile',
    'phone; mobile phone; cell phone; cellphone; smartphone; smart phone; mobile shop; mobail; fone; मोबाइल; മൊബൈൽ; மொபைல்',
  ),
  within(
    'Electronics',
    'mobile repair; screen repair; screen replacement',
    'phone repair; mobile repairing; display change; screen change; broken screen; mobile mechanic',
  ),
  within('Electronics', 'television', 'tv; tele vision; led tv; smart tv; टीवी'),
  within(
    'Electronics',
    'laptop',
    'computer; computer repair; laptop repair; pc; notebook computer; कंप्यूटर',
  ),
  within(
    'Fashion Accessories',
    'footwear; shoes; chappal',
    'chappals; chappal; juta; joota; jute; jutti; cheruppu; seruppu; chappali; slipper; sandal; sandals; mochi; cobbler; foot wear; paduka; चप्पल; जूता; जूते; ചെരുപ്പ്; செருப்பு; ಚಪ್ಪಲಿ; জুতা',
  ),
  within(
    'Fashion Accessories',
    'bag; handbags',
    'purse; hand bag; thaila; jhola; ladies bag; sanchi; बैग; ബാഗ്',
  ),
  within('Fashion Accessories', 'bangle', 'chudi; choodi; chudiyan; valai; vala; bale; kangan; चूड़ी; വള'),
  within('Fashion Accessories', 'sunglasses; belts; wallets', 'goggle; patta; batua; belt; wallet'),
  within('Kitchen', 'kitchenware; footwear', 'kitchenfootwear shopware; kitchenfootwear'),
  within('Kitchen', 'mixer grinder; mixer', 'mixie; mixi; grinder; mixer repair; mixie repair; मिक्सर'),
  within('Kitchen', 'gas stove; stove', 'chulha; gas chulha; choolha; gas repair; aduppu; चूल्हा; അടുപ്പ്'),
  within(
    'Textile & Clothing',
    'saree',
    'sari; sadi; saari; sadee; saree shop; pattu; pudavai; selai; seere; sarees; साड़ी; സാരി; சேலை; ಸೀರೆ; শাড়ি',
  ),
  within('Textile & Clothing', 'uniforms', 'school dress; uniform; school uniform; वर्दी'),
  within('Tailoring & Fashion Services', 'blouse', 'blous; choli; ravikkai; ravike; blouse tailor; ब्लाउज'),
  within(
    'Jewelry & Accessories',
    'watch; watches',
    'ghadi; ghari; gadiyaram; kadikaram; wrist watch; clock; watch repair; gadiyar; घड़ी; വാച്ച്; கடிகாரம்',
  ),
  within(
    'Furniture & Decor',
    'furnishing; furnishings; curtains',
    'parda; parde; curtain; blinds; bedsheet; chadar; furnishing store; thirassila; पर्दा',
  ),
  within('Furniture & Decor', 'sofa', 'sofas; sofa set; couch; settee; सोफा'),
  within(
    'Furniture & Decor',
    'cots; mattresses',
    'bed; palang; khaat; khatiya; gadda; kattil; katil; mattress; cot; पलंग; കട്ടിൽ',
  ),
  within(
    'Furniture & Decor',
    'dining tables; study tables; chairs',
    'table; mez; kursi; chair; kasera; मेज; कुर्सी',
  ),
  within(
    'Stationery & Printing',
    'xerox; printing; printers',
    'photocopy; photostat; photo copy; print; print out; printout; xerax; zerox; jerox; ज़ेरॉक्स; സെറോക്സ്',
  ),
  within(
    'Stationery & Printing',
    'visiting cards; wedding cards',
    'invitation card; shaadi card; business card; wedding card; visiting card',
  ),
  within(
    'Music & Instruments',
    'music classes; dance; vocal',
    'music class; dance class; dance classes; singing; singing class; nritya; nrityam; nach; bharatnatyam; guitar class; नृत्य; ഡാൻസ്',
  ),
  within('Sports & Fitness', 'yoga', 'yog; yoga class; yogasana; meditation; योग; യോഗ'),
  within(
    'Sports & Fitness',
    'gym; fitness; weight training',
    'gymnasium; workout; body building; bodybuilding; zim; jim; exercise; kasrat; vyayam; health club; व्यायाम; ജിം',
  ),
  within('Sports & Fitness', 'cricket bats; cricket', 'bat; balla; cricket kit; ball; gend'),
  within('Hardware & Utilities', 'paints', 'paint; paint shop; asian paints; रंग'),
  within('Hardware & Utilities', 'plastic; steel', 'balti; bucket; mug; plastic bucket; bakat; बाल्टी'),
  within(
    'Hardware & Utilities',
    'lights; lighting; fans',
    'bulb; batti; light; fan; pankha; tubelight; tube light; vilakku; बल्ब; पंखा',
  ),
  within('Home & Garden', 'plants; pots', 'gamla; gamle; flower pot; pot; plants; poochatti; गमला'),
  within(
    'Agriculture',
    'seeds; fertiliser',
    'fertilizer; khaad; khad; valam; uram; seed; vithu; vidhai; खाद; बीज',
  ),
  within('Gifts & Custom Products', 'trophies; mementoes', 'trophy; shield; medal; award'),
];
