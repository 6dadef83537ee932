import { asked, trades } from './asked';

/** 'Electric scooter service' is listed by others. */
const electricians = { ...trades('electrician', 'electricals', 'carpenter', 'hardware'), item: 'electric' };

/** Typing mistakes, as on a small phone in a bus. */
export const slips = asked([
  ['elecrician', electricians],
  ['electrision', electricians],
  ['plumer', trades('plumbing')],
  ['plumbr', trades('plumbing')],
  ['grocry', trades('grocery', 'fruit-vegetables')],
  ['grosery store', trades('grocery', 'fruit-vegetables'), 'Mumbai'],
  ['bekary', trades('bakery')],
  ['bakrey', trades('bakery')],
  ['furnitre', trades('furniture', 'home-decor')],
  ['furniutre shop', trades('furniture', 'home-decor'), 'Delhi'],
  ['resturant cattering', trades('catering')],
  ['catering servise', trades('catering')],
  ['caterring', trades('catering')],
  ['dry cleening', trades('dry-cleaning')],
  ['laundrey', trades('dry-cleaning')],
  ['pharmcy', trades('pharmacy')],
  ['physioterapy', trades('physiotherapy')],
  ['fotography', trades('photography')],
  ['carpanter', trades('carpenter')],
  ['stationry', trades('stationery', 'print-shop')],
  ['jewelery', trades('jewellery', 'watches')],
  ['tatto', trades('tattoo')],
  ['mobil repair', { item: 'mobile repair' }],
  ['pakers and movers', trades('movers')],
  ['photografer', trades('photography')],
  ['bookstoer', trades('bookstore', 'book-library')],
  ['sallon', trades('salon')],
  ['tailer', trades('tailor', 'boutique')],
  ['aquariam', { item: 'aquarium' }],
  ['kirna', trades('grocery', 'fruit-vegetables')],
  ['dhobii', trades('dry-cleaning')],
  ['plumber in banglor', { ...trades('plumbing'), city: 'Bangalore' }, 'Mumbai'],
  ['tution', trades('home-tuition')],
  ['ayurvedha', trades('ayurveda')],
]);
