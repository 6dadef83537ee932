import { type Alias, within } from './alias';

/** Services that are only a part of their category. */
export const serviceAliases: readonly Alias[] = [
  within(
    'Health & Medical',
    'pharmacy; chemists; medicals; medicines',
    'medical store; medical shop; chemist; medicine; dawai; dawa; davai; dava; marunthu; marunnu; oushadham; aushadh; marundhu kadai; drug store; pharma; दवाई; दवा; മരുന്ന്; மருந்து; ಔಷಧಿ; ওষুধ',
  ),
  within(
    'Health & Medical',
    'clinic; general consultation',
    'doctor; daktar; daaktar; vaidyan; physician; family doctor; docter; डॉक्टर; ഡോക്ടർ; மருத்துவர்',
  ),
  within(
    'Health & Medical',
    'dental',
    'dentist; teeth; tooth; daant; dant; daant ka doctor; pallu; pal doctor; tooth doctor; दांत; പല്ല്',
  ),
  within(
    'Health & Medical',
    'eye; spectacles',
    'optician; optical; opticals; chashma; chasma; specs; kannadi; eye doctor; aankh; goggles; चश्मा; കണ്ണട',
  ),
  within(
    'Health & Medical',
    'diagnostics; blood tests; sample collection',
    'blood test; lab; laboratory; lab test; pathology; path lab; khoon ki jaanch; scanning centre',
  ),
  within(
    'Health',
    'physiotherapy; physio',
    'physiotherapist; fisiotherapy; physical therapy; back pain; physiotherapy at home; malish; फिजियोथेरेपी',
  ),
  within(
    'Health',
    'nursing; elder care',
    'nurse; home nurse; caretaker; care taker; attendant; old age care; aaya; patient care; नर्स; ഹോം നഴ്സ്',
  ),
  within('Salon', 'haircut', 'baal; baal katna; hair cutting; mudi vettal; balayage; बाल'),
  within('Salon', 'massage; spa', 'maalish; champi; body massage; spa centre; मालिश'),
  within(
    'Beauty',
    'henna; mehndi',
    'mehendi; mehandi; mehandhi; mehndi artist; henna artist; maruthani; mailanchi; mylanchi; gorintaku; मेहंदी; മൈലാഞ്ചി; மருதாணி',
  ),
  within(
    'Beauty',
    'bridal makeup; makeup',
    'bridal makeup artist; dulhan makeup; dulhan; bride makeup; makeup artist; wedding makeup; bridal; दुल्हन',
  ),
  within('Beauty', 'tattoo', 'tatoo; tattu; godna; pachakuthal; tattoo design; ink; tattoo artist; टैटू'),
  within(
    'Cleaning',
    'dry cleaning; laundry; dry cleaners',
    'dhobi; dhobhi; laundary; landry; laundromat; iron; iron clothes; ironing clothes; clothes ironing; drycleaning; dryclean; dry clean; dry cleaner; dry wash; ironing; istri; press wala; isthiri; alakku; vannan; agasa; washerman; dhopa; parit; kapde dhona; clothes wash; धोबी; लॉन्ड्री; ഡ്രൈ ക്ലീനിംഗ്; அலக்கு; ಧೋಬಿ; ধোপা',
  ),
  within(
    'Cleaning',
    'deep cleaning; home cleaners; housekeeping',
    'deepcleaning; deep clean; ghar ki safai; ghar safai; full house cleaning; bathroom cleaning; sofa cleaning; maid; kaamwali; kam wali bai; house maid; velakkari',
  ),
  within(
    'Cleaning',
    'garbage; waste; scrap',
    'garbage pickup; kabadi; kabaadi; kabadiwala; kabadiwala; raddi; raddiwala; bhangar; kachra; kachara; aakri; akri; trash; rubbish; recycling; कबाड़ी; कचरा; ആക്രി',
  ),
  within(
    'Cleaning',
    'pest control',
    'termite; cockroach; deemak; machhar; chithal; pest; exterminator; rodent',
  ),
  within(
    'Home Repairs',
    'plumbing; plumber',
    'nal; nalwala; nal wala; nalka; plumer; plambar; plumbar; tap repair; pipe; pipe repair; tap; kuzhai; leak; water leakage; bathroom fitting; नल; प्लंबर; പ്ലംബർ; குழாய்; ಪ್ಲಂಬರ್',
  ),
  within(
    'Home Repairs',
    'electrician; electrical; electricals; electric',
    'bijli; bijlee; bijli wala; bijli mistri; wireman; wiring; light fitting; current; vidyut; minsaram; current panikkaran; बिजली; इलेक्ट्रीशियन; ഇലക്ട്രീഷ്യൻ; மின்சாரம்',
  ),
  within(
    'Home Repairs',
    'carpenter; carpentry',
    'badhai; barhai; badhayi; sutar; suthar; aasari; asari; tachan; thachan; thachar; badagi; wood work; woodwork; chhutor; बढ़ई; ആശാരി; தச்சர்',
  ),
  within(
    'Home Repairs',
    'house painting; painters',
    'painter; pentar; rang; rangai; rangwala; wall painting; putty; whitewash; chuna; safedi; penter; पेंटर; പെയിന്റർ',
  ),
  within(
    'Home Repairs',
    'ac repair; ac installation; ac service',
    'ac; a c; air conditioner; air conditioning; aircon; ac installation repair; ac servicing; ac mechanic; ac gas; cooling; एसी; എസി',
  ),
  within(
    'Home Repairs',
    'fridge; refrigeration; refrigerators',
    'refrigerator; fridge repair; freezer; freeze; frij; फ्रिज',
  ),
  within(
    'Automotive',
    'bike; two wheeler; scooter',
    'motorcycle; motor cycle; motorbike; two wheeler mechanic; bike mechanic; bike repair; scooty; activa; bullet; बाइक; ബൈക്ക്',
  ),
  within(
    'Automotive',
    'puncture; tyres',
    'tyre; tire; puncher; panchar; pancher; puncture repair; tyre shop; पंचर',
  ),
  within(
    'Automotive',
    'car wash; car service; car care',
    'car; car repair; car mechanic; car cleaning; car washing; motor car; कार',
  ),
  within(
    'Education',
    'tuition; tutorials; coaching',
    'home tuition; tution; tutor; home tutor; tuition teacher; tuition centre; tyushan; math teacher; maths tuition; private teacher; ट्यूशन',
  ),
  within(
    'Education',
    'language training; spoken english',
    'english class; english classes; language class; language classes; english speaking; angrezi; bhasha; spoken hindi; अंग्रेजी',
  ),
  within(
    'Education',
    'pottery',
    'pottery class; clay class; ceramic; kumhar; mitti ke bartan; pottery classes; कुम्हार',
  ),
  within(
    'Education',
    'childcare; daycare; creche; playschool; play home',
    'child care; day care; baby sitting; babysitter; baby sitter; play school; nursery school; kids care; anganwadi; aaya bai; शिशु',
  ),
  within(
    'Travel & Tourism',
    'taxi; cabs',
    'cab; taksi; car rental; airport drop; airport taxi; outstation; driver; टैक्सी; ടാക്സി',
  ),
  within(
    'Travel & Tourism',
    'tickets',
    'train ticket; bus ticket; flight ticket; flight booking; tatkal; ticket booking; टिकट',
  ),
  within(
    'Moving Services',
    'transport; mini truck; tempo',
    'lorry; truck; chota hathi; tata ace; goods vehicle; ट्रक',
  ),
  within(
    'Events',
    'catering; caterers',
    'caterer; khana; cook; bawarchi; halwai wala; sadya; sadhya; shaadi ka khana; catering services; party food; केटरिंग; സദ്യ',
  ),
  within(
    'Events',
    'tiffin; meals',
    'dabba; dabbawala; tiffin service; mess; home food; lunch; oota; saapadu; sappadu; oonu; टिफिन; ഊണ്',
  ),
  within('Events', 'biryani', 'biriyani; briyani; biriani; बिरयानी; ബിരിയാണി'),
  within(
    'Events',
    'flower; garlands',
    'phool; phul; poo; pookkal; poovu; hoovu; florist; flowers; mala; garland; phoolwala; फूल; പൂവ്; பூ; ಹೂವು; ফুল',
  ),
  within(
    'Events',
    'stage decorators; stage decoration; decorators; mandap',
    'stage decorator; decoration; mandapam; pandal; panthal; tent; tent house; shamiyana; pandhal; balloon decoration; मंडप; പന്തൽ',
  ),
  within(
    'Consulting',
    'website development; website; web',
    'web site; web designer; web design; website design; web developer; website developer; software; app developer; वेबसाइट',
  ),
  within(
    'Marketing',
    'social media marketing; social media',
    'facebook; instagram; facebook marketing; instagram marketing; youtube; google ads',
  ),
  within(
    'Marketing',
    'freelance designers; graphic designers; logo design',
    'freelance designer; graphic design; graphic designer; logo; designer; logo designer; poster design',
  ),
  within('Financial Services', 'insurance', 'lic; beema; bima; life insurance; policy; बीमा'),
  within(
    'Financial Services',
    'income tax; gst',
    'itr; gst filing; gst return; tax return; income tax return; tax filing; aykar',
  ),
  within(
    'Real Estate',
    'paying guest; rentals',
    'pg; hostel; room; kamra; room rent; kiraye ka ghar; rental house; to let; tolet',
  ),
  within(
    'Construction',
    'cement; building materials',
    'simint; siment; eent; brick; bricks; sand; building material; सीमेंट',
  ),
  within('Construction', 'tiles; granite', 'tile; marble; tails; flooring; granites; टाइल्स'),
  within(
    'Construction',
    'interior',
    'interior designer; interiors; interior design; false ceiling; modular kitchen',
  ),
  within('Photography', 'passport photos', 'passport photo; passport size photo; id photo'),
];
