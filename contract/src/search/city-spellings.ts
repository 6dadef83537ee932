import { cities, type City, findCity } from '../places/cities';
import type { CityName } from '../places/city-names';
import { searchKey } from '../search-words';

/** How people write the cities, besides their old and new names: short, misspelled, or in the local script. */
const spellings: Readonly<Record<CityName, string>> = {
  Bangalore: 'banglore; bangalor; bengalore; bengalooru; bengluru; blr; b lore; ಬೆಂಗಳೂರು; बेंगलुरु; பெங்களூர்',
  Mumbai: 'mumbay; mumbi; bambai; bombai; बंबई; मुंबई; મુંબઈ',
  Delhi: 'dilli; dehli; dilhi; दिल्ली; नई दिल्ली',
  Chennai: 'chenai; chennei; chenna; madraas; சென்னை; चेन्नई',
  Kolkata: 'kolkatta; kolkota; kalkatta; calcuta; culcutta; কলকাতা; कोलकाता',
  Hyderabad: 'hydrabad; hyderbad; haidarabad; haiderabad; hyd; హైదరాబాద్; हैदराबाद',
  Pune: 'puna; pune city; पुणे',
  Ahmedabad: 'ahemdabad; ahmadabad; amdabad; अहमदाबाद; અમદાવાદ',
  Jaipur: 'jaypur; jaipure; jeypore; pink city jaipur; जयपुर',
  Kochi: 'kochin; cochi; ekm; ernakulum; eranakulam; കൊച്ചി; എറണാകുളം',
  Thiruvananthapuram: 'trivandram; trivendrum; tvm; tvpm; tiruvananthapuram; തിരുവനന്തപുരം',
  Kozhikode: 'kozhikkode; kozhicode; kozikode; calicat; kalikut; കോഴിക്കോട്',
  Thrissur: 'trissur; thrissoor; thrisur; trichoor; തൃശ്ശൂർ; തൃശൂർ',
  Alappuzha: 'alapuzha; alappuza; aleppey; alleppy; ആലപ്പുഴ',
  Palakkad: 'palakad; palghaut; പാലക്കാട്',
  Kannur: 'kanur; kannoor; canannore; കണ്ണൂർ',
  Kottayam: 'kotayam; kottaym; കോട്ടയം',
  Malappuram: 'malapuram; malappuran; മലപ്പുറം',
  Kollam: 'kolam; quillon; കൊല്ലം',
};

/** Splits 'one; another'. */
const entries = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

const names = (city: City): string[] => [city.name, ...city.alsoCalled, ...entries(spellings[city.name])];

const cityBySpelling: ReadonlyMap<string, City> = new Map(
  cities.flatMap((city) => names(city).map((name) => [searchKey(name), city])),
);

/** Every spelling of a city, as it appears in a search. */
export const citySpellings: readonly string[] = [...cityBySpelling.keys()];

/** The city of a search text: 'bombay', 'blr', 'कोलकाता'. */
export const citySpelled = (key: string): City | null => findCity(key) ?? cityBySpelling.get(key) ?? null;
