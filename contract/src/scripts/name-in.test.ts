import { expect, test } from 'vitest';
import { namesIn } from './name-in';

const none = (): undefined => undefined;

const tables = {
  hi: `
    Koramangala = कोरमंगला
    Malleshwaram = मल्लेश्वरम
    BTM Layout = बीटीएम लेआउट
    Rajajinagar = राजाजीनगर
    Fort Kochi = फोर्ट कोच्ची
    HSR Layout = एचएसआर लेआउट
    J P Nagar = जे पी नगर
    Salt Lake Sector 5 = सॉल्ट लेक सेक्टर 5
    Karol Bagh = करोल बाग
    Chandigarh = चंडीगढ़
    Durgapur = दुर्गापुर
    Kakkanad = काक्कनाड
    Banjara Hills = बंजारा हिल्स
    4th Block = 4 ब्लॉक
    Vasant Kunj = वसंत कुंज
    Vazhappally West = वझप्पल्ली वेस्ट
  `,
  kn: `
    Koramangala = ಕೋರಮಂಗಲ
    Malleshwaram = ಮಲ್ಲೇಶ್ವರಂ
    BTM Layout = ಬಿಟಿಎಂ ಲೇಔಟ್
    Rajajinagar = ರಾಜಾಜಿನಗರ
    Fort Kochi = ಫೋರ್ಟ್ ಕೊಚ್ಚಿ
    HSR Layout = ಎಚ್ಎಸ್ಆರ್ ಲೇಔಟ್
    J P Nagar = ಜೇ ಪಿ ನಗರ
    Salt Lake Sector 5 = ಸಾಲ್ಟ್ ಲೇಕ್ ಸೆಕ್ಟರ್ 5
    Karol Bagh = ಕರೋಲ್ ಬಾಗ್
    Chandigarh = ಚಂಡಿಗಢ್
    Durgapur = ದುರ್ಗಾಪುರ
    Kakkanad = ಕಾಕ್ಕನಾಡ್
    Banjara Hills = ಬಂಜಾರಾ ಹಿಲ್ಸ್
    4th Block = 4 ಬ್ಲಾಕ್
    Vasant Kunj = ವಸಂತ್ ಕುಂಜ್
    Vazhappally West = ವಳಪ್ಪಳ್ಳಿ ವೆಸ್ಟ್
  `,
  ml: `
    Koramangala = കോരമംഗല
    Malleshwaram = മല്ലേശ്വരം
    BTM Layout = ബിടിഎം ലേഔട്ട്
    Rajajinagar = രാജാജിനഗർ
    Fort Kochi = ഫോർട്ട് കൊച്ചി
    HSR Layout = എച്എസ്ആർ ലേഔട്ട്
    J P Nagar = ജേ പി നഗർ
    Salt Lake Sector 5 = സോൽട് ലേക്ക് സെക്ടർ 5
    Karol Bagh = കരോൽ ബാഗ്
    Chandigarh = ചണ്ഡിഗഢ്
    Durgapur = ദുർഗാപൂർ
    Kakkanad = കാക്കനാഡ്
    Banjara Hills = ബഞ്ജാരാ ഹിൽസ്
    4th Block = 4 ബ്ലോക്ക്
    Vasant Kunj = വസന്ത് കുഞ്ജ്
    Vazhappally West = വഴപ്പള്ളി വെസ്റ്റ്
  `,
  ta: `
    Koramangala = கோரமங்கலா
    Malleshwaram = மல்லேஷ்வரம்
    BTM Layout = பிடிஎம் லேஔட்
    Rajajinagar = ராஜாஜிநகர்
    Fort Kochi = போர்ட் கொச்சி
    HSR Layout = எச்எஸ்ஆர் லேஔட்
    J P Nagar = ஜே பி நகர்
    Salt Lake Sector 5 = சால்ட் லேக் செக்டர் 5
    Karol Bagh = கரோல் பாக்
    Chandigarh = சண்டிகர்
    Durgapur = துர்காபூர்
    Kakkanad = காக்கனாட்
    Banjara Hills = பஞ்ஜாரா ஹில்ஸ்
    4th Block = 4 ப்லாக்
    Vasant Kunj = வசந்த் குஞ்ஜ்
    Vazhappally West = வழப்பள்ளி வெஸ்ட்
  `,
  bn: `
    Koramangala = কোরমঙ্গলা
    Malleshwaram = মল্লেশ্বরম
    BTM Layout = বিটিএম লেআউট
    Rajajinagar = রাজাজিনগর
    Fort Kochi = ফোর্ট কোচ্চি
    HSR Layout = এচএসআর লেআউট
    J P Nagar = জে পি নগর
    Salt Lake Sector 5 = সল্ট লেক সেক্টর 5
    Karol Bagh = করোল বাগ
    Chandigarh = চণ্ডিগঢ়
    Durgapur = দুর্গাপুর
    Kakkanad = কাক্কনাড
    Banjara Hills = বঞ্জারা হিল্স
    4th Block = 4 ব্লক
    Vasant Kunj = ভসন্ত কুঞ্জ
    Vazhappally West = ভঝপ্পল্লি ভেস্ট
  `,
  te: `
    Koramangala = కోరమంగల
    HSR Layout = ఎచ్ఎస్ఆర్ లేఔట్
    Rajajinagar = రాజాజినగర్
    Fort Kochi = ఫోర్ట్ కొచ్చి
    Salt Lake Sector 5 = సాల్ట్ లేక్ సెక్టర్ 5
    Chandigarh = చండిగఢ్
    Durgapur = దుర్గాపూర్
    Vasant Kunj = వసంత్ కుంజ్
  `,
  mr: `
    Koramangala = कोरमंगला
    HSR Layout = एचएसआर लेआउट
    Rajajinagar = राजाजीनगर
    Fort Kochi = फोर्ट कोच्ची
    Salt Lake Sector 5 = सॉल्ट लेक सेक्टर 5
    Chandigarh = चंडीगढ
    Durgapur = दुर्गापूर
    Vasant Kunj = वसंत कुंज
  `,
  gu: `
    Koramangala = કોરમંગલા
    HSR Layout = એચએસઆર લેઆઉટ
    Rajajinagar = રાજાજીનગર
    Fort Kochi = ફોર્ટ કોચ્ચી
    Salt Lake Sector 5 = સૉલ્ટ લેક સેક્ટર 5
    Chandigarh = ચંડીગઢ
    Durgapur = દુર્ગાપુર
    Vasant Kunj = વસંત કુંજ
  `,
  pa: `
    Koramangala = ਕੋਰਮੰਗਲਾ
    HSR Layout = ਏਚਏਸਆਰ ਲੇਆਉਟ
    Rajajinagar = ਰਾਜਾਜੀਨਗਰ
    Fort Kochi = ਫੋਰਟ ਕੋਚੀ
    Salt Lake Sector 5 = ਸਾਲਟ ਲੇਕ ਸੇਕਟਰ 5
    Chandigarh = ਚੰਡੀਗੜ੍ਹ
    Durgapur = ਦੁਰਗਾਪੁਰ
    Vasant Kunj = ਵਸੰਤ ਕੁੰਜ
  `,
};

test.each(Object.entries(tables))('names of places in %s are written as they sound', (code, table) => {
  const say = namesIn(code, none);
  const rows = table
    .trim()
    .split(/\s*\n\s*/)
    .map((row) => row.split(' = '));
  expect(rows.map(([name = '']) => say(name))).toEqual(rows.map(([, its]) => its));
});

test('what has words in the language is said by them, also beside another name', () => {
  const say = namesIn('hi', (name) => (name === 'Kochi' ? 'कोच्चि' : undefined));
  expect(say('Kochi, Kerala')).toBe('कोच्चि, केरल');
  expect(say('Fort Kochi · 682001')).toBe('फोर्ट कोच्ची · 682001');
});

test('no Latin letter is left', () => {
  for (const code of Object.keys(tables))
    expect(namesIn(code, none)("St. John's, Xaviers Qutub 2nd Phase II McD")).not.toMatch(/[A-Za-z%$~^_]/);
});

test('what is written already, and English, stay as they are', () => {
  expect(namesIn('hi', none)('कोच्चि · 682001')).toBe('कोच्चि · 682001');
  expect(namesIn('en', none)('Fort Kochi')).toBe('Fort Kochi');
});
