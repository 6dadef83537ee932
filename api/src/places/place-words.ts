/** Words before a place: 'plumber in Koramangala'. */
export const wordsBefore: ReadonlySet<string> = new Set(
  'in at near nearby around opposite beside inside behind opp nr'.split(' '),
);

/** Words after a place, of nine languages: 'Koramangala ke paas', 'Kochi il', 'Pune madhe'. */
export const wordsAfter: ReadonlySet<string> = new Set(
  (
    'me mein mai mei men ke paas pas side area locality il ile la le lo alli nalli dalli hattira hatra pakkam ' +
    'aduthu aduth arukil arugil daggara dhaggara madhe madhye madhil javal jawal ma maa kache kachhe ' +
    'में मे के पास मध्ये जवळ માં পাশে কাছে ಹತ್ತಿರ ಅಲ್ಲಿ ಯಲ್ಲಿ ல இல் அருகில் లో దగ్గర ഇൽ അടുത്ത് നടുത്ത്'
  ).split(' '),
);

/**
 * Endings by which South Indian languages say 'in', as they sound, and what the name may have had in their place:
 * 'Kochiyil', 'Bengalurinalli', 'Hyderabadlo', 'Kollathu' for Kollam.
 */
export const endings: readonly (readonly [ending: RegExp, asIn: string])[] = [
  [/y?il(a|e)?$/, ''],
  [/(y|n|in|d)?ali$/, ''],
  [/(y|n|in|d)?ali$/, 'u'],
  [/(lo|la|made|madye)$/, ''],
  [/atu?$/, 'am'],
];

/** Names of places that mean something else in most searches. They count only after a word such as 'near'. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    'airport ashram bank bazaar bazar beach bridge camp central centre chowk church circle city civil collectorate ' +
    'college colony court cross dam east estate factory farm fort garden gate hill hospital house industrial ' +
    'junction lake library lines mahal majestic mall mandir market masjid mill mills new nagar north office old ' +
    'palace park pen pet platform point press project puram railway rail road ruby salon satellite school sector ' +
    'south square stadium stand station statue street tank temple theatre tower town university village west ' +
    'women men baby home shop tea gold silver sweet sugar cement cotton silk steel diesel board model union ' +
    'medical caltex stage block phase layout garden extension society complex'
  ).split(' '),
);
