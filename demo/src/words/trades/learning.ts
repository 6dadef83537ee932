import { trade } from './trade';

/** Teaching and child care. */
export const learningTrades = [
  trade('home-tuition', 32, 'service', 'learning', {
    names: `{first} Home Tuition; {area} Tuition Centre; {family} Academy; {blessed} Tutorials; Doubt Clear Tuition {area}; {flair} Learning Point`,
    items: `Home tuition; Maths tuition; Science tuition; CBSE and ICSE classes; State syllabus; Entrance coaching; Spoken English; Homework help;
      Online classes; Crash courses; Accountancy tuition`,
    descriptions: [
      'Home tuition for classes five to twelve. Same teacher all year, short report to parents each month.',
      'Batches of six, not sixty. {family} has taught maths in {area} for {years} years and still enjoys it.',
      'We find out first what the child has not understood, often from two years back. Then the marks come by themselves.',
    ],
    hours: '7-20 15-21 9-20',
    weeks: ['six', 'daily'],
    reach: 'either',
  }),
  trade('language-training', 32, 'service', 'learning', {
    names: `{area} Language Training; {flair} Language Academy; {first} Spoken English; Guten Tag {area}; Bol Chaal Languages; {family} Language Institute`,
    items: `Language training; Spoken English; German classes; French classes; IELTS coaching; Hindi classes; Malayalam classes; Kannada for beginners;
      Japanese classes; Interview training; Translation`,
    descriptions: [
      'Languages taught by people who speak them at home. Small groups, lots of talking, little grammar fear.',
      'German for nurses, English for interviews, Kannada and Malayalam for newcomers. Weekend batches in {area}.',
      'Language training for {years} years: first lesson free, and you will order tea in the new language by the third.',
    ],
    hours: '8-20 9-20 10-19',
    weeks: ['six', 'daily'],
    reach: 'counter',
  }),
  trade('pottery', 32, 'service', 'learning', {
    names: `{area} Pottery Studio; Mitti Pottery Classes; {first} Art & Pottery; Wheel and Kiln {area}; {flair} Art School`,
    items: `Pottery classes; Wheel throwing; Clay workshops for kids; Painting classes; Weekend workshops; Kiln firing; Terracotta jewellery;
      Drawing classes; Team outings; Handmade mugs`,
    descriptions: [
      'Pottery classes at the wheel, eight people at a time. Aprons here, patience from you.',
      'Clay on weekends for grown-ups, after school for children. What you make is fired, glazed and kept for you.',
      'A studio under a neem tree in {area}. {first} teaches throwing, hand-building and how to begin again.',
    ],
    hours: '9-19 10-19',
    weeks: ['notTuesday', 'daily'],
    reach: 'counter',
  }),
  trade('childcare', 32, 'service', 'learning', {
    names: `{area} Childcare & Playschool; Little Feet Daycare {area}; {blessed} Play Home; {first} Creche; Tiny Steps Daycare {area}; Chanda Mama Daycare`,
    items: `Childcare; Day care; Playschool; After-school care; Toddler activities; Summer camp; Home-cooked meals; Babysitting; Pre-school admission;
      Story time`,
    descriptions: [
      'Childcare from one to ten years, with home food and an afternoon nap that actually happens.',
      'Play, stories, mud and washing up. One adult for five children; cameras for parents, cuddles for children.',
      'Day care in {area} for {years} years. We open before your office and close after the traffic.',
    ],
    hours: '8-19 7-20 8-18',
    weeks: ['six', 'five'],
    reach: 'counter',
  }),
  trade('music-dance', 17, 'service', 'learning', {
    names: `{blessed} Sangeetha Vidyalaya; {first} Dance & Music School; {area} Music Classes; {flair} Nrithyalaya; Sa Re Ga {area}`,
    items: `Carnatic vocal; Hindustani vocal; Bharatanatyam; Guitar classes; Keyboard classes; Tabla lessons; Violin lessons; Western dance;
      Online music classes; Music instruments hire`,
    descriptions: [
      'Music and dance for children and for parents who always wanted to. Yearly concert, gentle exams.',
      'Guru and students under one fan in {area}. {item} on weekdays, {other} on weekends.',
      '{years} years of teaching; many students now teach themselves. Trial class free, own instrument not needed at first.',
    ],
    hours: '9-20 15-20',
    weeks: ['six', 'daily'],
    reach: 'either',
  }),
];
