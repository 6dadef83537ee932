import { expect, test } from 'vitest';
import { searchWords } from '@aaspaas/contract/search-words';
import { NearSounds } from './near-sounds';
import { joinKeys, soundKey } from './sound-key';

const pairs = (text: string): string[][] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '));
const keyOf = (text: string): string => joinKeys(searchWords(text).map(soundKey));

/** One word, spelt and written in several ways. */
const same = pairs(`
  dukan dukaan | dukan दुकान | dukaan દુકાન | naai nai | naai नाई | darzi darji | darzi दर्ज़ी
  darji दर्जी | darji દરજી | kapda kapdaa | kapda कपड़ा | kapde कपड़े | sabzi sabji | sabzi सब्ज़ी
  bijli बिजली | bijli bijlee | mistri mistry | mistri मिस्त्री | mithai मिठाई | mithai mithaai
  kirana किराना | kirana kiraana | kirana કિરાણા | dawai दवाई | dawai davai | phool फूल | phool fool
  jooti जूती | chappal चप्पल | chappal chapal | chashma चश्मा | chasma chashma | ghadi घड़ी
  ghadi ghadee | gaadi gadi | gaadi गाड़ी | taala ताला | tala taala | pankha पंखा | pankha pankhaa
  silai सिलाई | silai silaai | shaadi शादी | shadi shaadi | vakil vakeel | vakil वकील | wakil vakil
  zewar jevar | zari jari | khilona खिलौना | khilauna खिलौना | kitab किताब | kitab kitaab
  pustak पुस्तक | namkeen नमकीन | namkin namkeen | chai चाय | dudh दूध | doodh dudh | makan मकान
  makaan makan | sona सोना | chandi चांदी | chaandi chandi | hakim hakeem | beauty ब्यूटी
  parlour parlor | parlor पार्लर | hair ಹೇರ್ | tailor टेलर | tailor ടെയ്‌ലർ | laundry लॉन्ड्री
  fan ಫ್ಯಾನ್ | fan ফ্যান | bank ব্যাংক | bank ಬ್ಯಾಂಕ್ | school स्कूल | photo फोटो | photo foto
  saloon ಸಲೂನ್ | saloon சலூன் | taxi ടാക്സി | xerox zerox | angadi ಅಂಗಡಿ | angadi angaadi
  dinasi ದಿನಸಿ | tarakari ತರಕಾರಿ | batte ಬಟ್ಟೆ | chinna ಚಿನ್ನ | kadai கடை | kadai kadaai
  maligai மளிகை | thaiyal தையல் | thayyal thaiyal | thayyal തയ്യൽ | nagai நகை | thuni துணி
  muttai முட்டை | kozhi கோழி | kozhi koli | pazham பழம் | pazham palam | kada കട
  palacharakku palacharaku | palacharakk പലചരക്ക് | swarnam സ്വർണം | meen മീൻ | pookkal പൂക്കൾ
  chedi ചെടി | dukanam దుకాణం | kirana కిరాణా | battalu బట్టలు | bangaram బంగారం | kuragayalu కూరగాయలు
  mandulu మందులు | illu ఇల్లు | dokan দোকান | dokaan দোকান | mishti মিষ্টি | jama জামা | kapor কাপড়
  bari বাড়ি | mudi মুদি | boi বই | bhaji भाजी | sonar सोनार | kapad कापड | shimpi शिंपी
  kariyana કરિયાણા | kapad કાપડ | mithai મીઠાઈ | dava દવા | mehndi mehendi | mehndi मेहंदी
  behen behan | color colour | centre center | centre सेंटर | atta aata | atta आटा | daal dal
  chawal चावल | chaawal chaval | kapde ਕੱਪੜੇ | dukan ਦੁਕਾਨ | dupatta ਦੁਪੱਟਾ | machhi ਮੱਛੀ | pakha ਪੱਖਾ
  gaddi ਗੱਡੀ | jutti ਜੁੱਤੀ | karyana ਕਰਿਆਨਾ | kabadi ਕਬਾੜੀ | padhai ਪੜ੍ਹਾਈ | rang ਰੰਗ | patwari ਪਟਵਾਰੀ
`);

/** English words that a script or a slip has changed a little. */
const near = pairs(`
  computer ಕಂಪ್ಯೂಟರ್ | doctor ಡಾಕ್ಟರ್ | doctor டாக்டர் | mobile मोबाइल | mobile ಮೊಬೈಲ್ | mobile മൊബൈൽ
  plumber प्लम्बर | hotel होटल | hotel ഹോട്ടൽ | bike ബൈക്ക് | pipe पाइप | taxi टैक्सी | station स्टेशन
  furniture फर्नीचर | marunthu மருந்து | marunnu മരുന്ന് | jewellery jewellry | cycle सायकल
  tyre टायर | electrician ইলেকট্রিশিয়ান | electrician इलेक्ट्रीशियन | cutting ಕಟಿಂಗ್ | bakery பேக்கரி
  cake केक | almari almirah | ladies लेडीज | repair ರಿಪೇರಿ | service सर्विस | carpenter कारपेंटर
  painter ಪೇಂಟರ್ | biryani biriyani | physiotherapy fisiotherapy | stationery stationary
  doctor ਡਾਕਟਰ | mobile ਮੋਬਾਈਲ | tractor ਟਰੈਕਟਰ | plumber ਪਲੰਬਰ | plumber plumer | restaurant resturant | grocery grossery | mechanic mekanik
`);

/** Different words, however alike some of them look. */
const different = pairs(`
  naai nahi | darzi darwaza | kapda kaam | sona sunna | doodh dawai | phool pool | gaadi ghoda
  taala tel | chai chabi | mithai mistri | sabzi saree | bijli bartan | plumber painter | cake coke
  bike book | salon saree | hair hardware | tailor tile | doctor dhobi | vakil vehicle | pankha paneer
  kirana karate | dukan darzi | atta aata-chakki | kitab kabab | makan makeup | shaadi sabzi
  chandi chashma | ghadi gulab | dal daal-chini | mobile model | laundry ladder | photo potato
  taxi tractor | school scooter | station saloon | furniture fruit | parlour plumber | beauty battery
  computer counter | fan phone | bank bangle | hotel hospital | pipe paper | कपड़ा कबाड़ | दूध दवा
  फूल पुल | घर गाड़ी | सोना साड़ी | ਦੁੱਧ ਦਵਾਈ | ਪੱਖਾ ਪੱਗ | ಅಂಗಡಿ ಅಕ್ಕಿ | ಬಟ್ಟೆ ಬಸ್ಸು | கடை கதவு | நகை நாய் | തയ്യൽ തുണി
  കട കാർ | దుకాణం దుస్తులు | కిరాణా కారు | দোকান দরজা | মিষ্টি মাছ | દુકાન દવા | કાપડ કાર
`);

test('there are enough pairs to mean something', () => {
  expect(same.length + near.length).toBeGreaterThanOrEqual(150);
  expect(different.length).toBeGreaterThanOrEqual(60);
});

test.each(same)('%s is %s', (one, other) => {
  expect(keyOf(other ?? '')).toBe(keyOf(one ?? ''));
});

test.each(near)('%s is nearly %s', (one, other) => {
  expect(new NearSounds([keyOf(one ?? '')]).find(keyOf(other ?? ''), 1.8)).toHaveLength(1);
});

test.each(different)('%s is not %s', (one, other) => {
  expect(keyOf(other ?? '')).not.toBe(keyOf(one ?? ''));
  expect(new NearSounds([keyOf(one ?? '')]).find(keyOf(other ?? ''), 0.3)).toEqual([]);
});

test('letters of no known script stay as they are', () => {
  expect(soundKey('дом')).toBe('дом');
  expect(soundKey('')).toBe('');
});
