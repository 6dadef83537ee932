import { trade } from './trade';

/** Health and beauty. */
export const careTrades = [
  trade('bridal-makeup', 8, 'both', 'beauty', {
    names: `{first} Bridal Makeup Artist; {flair} Brides; {area} Makeup Studio; Blush by {first}; {family} Bridal Studio; Shringar by {first}; Kajal & Co`,
    items: `Bridal makeup artists; Engagement makeup; Hair styling; Saree draping; Party makeup; Airbrush makeup; Mehndi; Facials;
      Bridal jewellery rental; Makeup products; Makeup classes; Groom makeup`,
    descriptions: [
      'Makeup that still looks like you. Trial before the wedding, home service on the day, and we do not mind four in the morning.',
      '{first} and team have dressed brides across {city} for {years} years. Makeup, hair, draping and flowers in one booking.',
      'Bridal studio in {area}. Good products, clean brushes, skin-tone first. We also sell and rent what we use.',
    ],
    hours: '9-20 10-20 8-20',
    weeks: ['daily'],
    reach: 'either',
  }),
  trade('henna', 8, 'both', 'beauty', {
    names: `{first} Henna Artist; {area} Mehndi Arts; Mehndi by {first}; {flair} Mehndi; Henna and Haldi; {family} Mehandi Art`,
    items: `Henna artists at home; Bridal mehndi; Arabic mehndi; Henna cones; Festival mehndi; Baby shower henna; Henna classes;
      Organic henna powder; Guest mehndi; White henna`,
    descriptions: [
      'Organic henna mixed fresh the night before; dark by morning without any black chemical. Home visits all over {city}.',
      'Bridal mehndi with your own story drawn in it. Guests’ hands done in five minutes each, children first.',
      '{first} has been drawing since school. Arabic, Rajasthani and simple patterns; cones sold for those who like to try.',
    ],
    hours: '9-20 10-21',
    weeks: ['daily'],
    reach: 'either',
  }),
  trade('cosmetics', 8, 'shop', 'goods', {
    names: `{family} Beauty Store; {area} Cosmetics; {blessed} Beauty & Fancy; Lipstick Lane {area}; {first} Beauty Centre`,
    items: `Lipsticks and kajal; Skin care; Hair colour; Perfumes; Beauty salon supplies; Nail polish; Face packs; Herbal shampoo;
      Makeup kits; Hair extensions`,
    descriptions: [
      'Cosmetics for every skin we have in this country. Testers for everything, pressure for nothing.',
      'Original products with bill; salon supplies at trade rates. {years} years in {area}.',
      'Kajal to hair colour, herbal to high-street. {first} will match your shade in daylight at the door.',
    ],
    hours: '10-21 11-21',
    weeks: ['daily', 'six'],
    reach: 'counter',
  }),
  trade('tattoo', 8, 'service', 'beauty', {
    names: `{area} Tattoo Studio; Ink Mantra {area}; {first} Tattoos; Thin Line Tattoo {area}; Needle Nadi Tattoos`,
    items: `Tattoo design; Custom tattoos; Tattoo cover-up; Piercing; Small tattoos; Portrait tattoos; Tattoo removal advice;
      Temporary tattoos; Mandala designs; Aftercare`,
    descriptions: [
      'Single-use needles, printed consent, and a design session before anything permanent. We say no to names of new girlfriends.',
      'Custom tattoo design in {area}: fine line, mandala, script in any Indian language, checked by someone who reads it.',
      '{first} draws first and inks later. {years} years of steady hands, clean room, honest aftercare.',
    ],
    hours: '11-21 12-21',
    weeks: ['notTuesday', 'daily'],
    reach: 'counter',
  }),
  trade('salon', 26, 'service', 'beauty', {
    names: `{first} Salon & Spa; {area} Unisex Salon; Hair Raisers; {family} Beauty Parlour; Curl Up {area}; {flair} Ladies Salon; Shear Joy {area}; {blessed} Hair Dressers`,
    items: `Haircut; Hair spa; Facial; Waxing and threading; Hair colour; Manicure and pedicure; Beard trim; Keratin treatment;
      Bridal packages; Head massage; Kids haircut; Home salon service`,
    descriptions: [
      'Haircuts that survive the second wash. Walk in on weekdays, book on Sundays.',
      'Ladies’ parlour in {area} run by {first}; threading, facials and gossip for {years} years.',
      'Unisex salon with separate rooms, fresh towels and sterilised tools. {item} and {other} at prices written on the wall.',
      'An old barber’s chair, a new pair of scissors. Head massage free with every cut for senior citizens.',
    ],
    hours: '9-21 10-20 8-21',
    weeks: ['notTuesday', 'daily', 'daily'],
    reach: 'either',
  }),
  trade('pharmacy', 14, 'shop', 'health', {
    names: `{blessed} Medicals; {family} Medical Store; {area} Pharmacy; {family} Chemists; {flair} Medicals & Surgicals; Jeevan Medicals {area}`,
    items: `Prescription medicines; Baby care; Diabetic care; Surgical items; BP machines; Health drinks; First aid; Wheelchair rental;
      Ayurvedic medicines; Adult diapers; Medicine home delivery`,
    descriptions: [
      'Medicines at the door in {area} within the hour. Send the prescription on WhatsApp; the pharmacist will call back.',
      'Licensed pharmacist always at the counter. Generic medicines offered first, expiry dates shown without asking.',
      '{years} years of late-night medicines. Wheelchairs and oxygen stands on rent, BP checked free.',
    ],
    hours: '8-22 8-23 9-22',
    weeks: ['daily'],
    reach: 'delivers',
    alwaysOpenPercent: 60,
  }),
  trade('clinic', 14, 'service', 'health', {
    names: `Dr {family} Family Clinic; {area} Dental Care; {blessed} Diagnostics; Dr {family} Dental Clinic; {flair} Health Clinic; {area} Eye Care`,
    items: `General consultation; Blood tests at home; Dental cleaning; Root canal; Eye check-up; Child vaccination; ECG; Diabetes check;
      Home sample collection; Health check packages; Spectacles`,
    descriptions: [
      'A family doctor who knows the family. Tokens on the phone, no waiting with fever.',
      'Tests at home from six in the morning, reports by evening, and someone who explains them.',
      'Clinic in {area} with {years} years of practice. Clear fees at the door; medicine only where needed.',
    ],
    hours: '8-20 9-20 9-21',
    weeks: ['six'],
    reach: 'either',
  }),
  trade('physiotherapy', 31, 'service', 'health', {
    names: `{first} Physiotherapy; {area} Physio Care; {blessed} Physiotherapy Clinic; {flair} Rehab at Home; Back in Action {area}; Dr {family} Physiotherapy`,
    items: `Physiotherapy at home; Back pain treatment; Post-surgery rehab; Stroke rehab; Sports injury; Knee pain; Neck pain; Elder care exercise;
      Dry needling; Posture correction; Health check`,
    descriptions: [
      'Physiotherapy at home for knees, backs and shoulders. Same therapist every visit, plan in writing after the first.',
      'After surgery, after a stroke, after cricket. {first} and team come to homes in {area} and around.',
      'Clinic in the morning, home visits in the afternoon. {years} years of getting people back on the stairs.',
    ],
    hours: '8-20 7-20 9-19',
    weeks: ['six', 'daily'],
    reach: 'visits',
  }),
  trade('home-nursing', 31, 'service', 'health', {
    names: `{blessed} Home Nursing; {flair} Elder Care; {area} Home Health Care; Sahayam Home Nursing; {family} Care Givers`,
    items: `Home nursing; Elder care; Mother and baby care; Injection at home; Wound dressing; Night attendants; Medical equipment rental;
      Health monitoring; Palliative care; Patient attendants`,
    descriptions: [
      'Trained, police-verified attendants for days, nights or weeks. A senior nurse visits every Sunday to check.',
      'Home health care in {city} for {years} years. When an attendant is on leave we send another; you do not have to ask.',
      'For parents who live alone and children who live far. {item}, {other} and a phone call to you every evening.',
    ],
    hours: '8-20 9-18',
    weeks: ['daily'],
    reach: 'visits',
    alwaysOpenPercent: 60,
  }),
];
