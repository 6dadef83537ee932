/**
 * Words and parts of names whose spelling does not say how they sound, in the sounds of `write.ts`. What begins with '-'
 * ends a word; the others are whole words, or what is left in front of an ending. In sounds '-' is a seam, where no
 * letters join, and '+' joins two letters.
 */
const written = `layout lE-Auw|colony k0lonI|road rOx|garden gAr+xan|junction jaMkSan|cross krAs|stage swEj|sector sek+war
phase PEj|east Isw|west vesw|north nArT|south sAuT|old Olx|new nyU|fort POrw|market mAr+kew|town wAun|city siwI
college k0lEj|court kOrw|camp k&mp|estate eswEw|university yunivarsiwI|station swESan|industrial inxaswriyal
project pr0jekw|factory P&kwarI|area EriyA|railway rel-vE|medical mexikal|complex k0m-pleks|street swrIw|block bl0k
school skUl|hospital h0spiwal|bus bas|stand sw&Mx|village vilej|civil sivil|dam x&m|hill hil|farm PArm|extension ekswen-San
extn ekswen-San|high hAI|upper apar|lower lOar|airport ear-pOrw|power pAvar|house hAus|centre seMwar|center seMwar
central seMwral|bank b&Mk|office 0Pis|lines lAins|township wAun-Sip|circle sarkal|square skvEr|main mEn|lake lEk
club klab|engineering iMjiniyariMg|white vAiw|cantt k&Mw|salt s0l+w|-park pArk|place plEs|kochi kocci|chandi caNxI|chand cAMd|delhi dillI|jail jEl|light lAiw|st seMw|bk baqA|ii 2|iii 3|iv 4
-nagar nagar|-pur pur|-puram puram|-palya pALya|-halli haLLi|-hally haLLi|-pally paLLi|-palli paLLi|-palle palle
-palem pAlem|-padu pAxu|-bagh bAg|-ganj gaMj|-abad AbAd|-wada 4AxA|-wadi 4AxI|-gaon gAMv|-pet pEw|-peth pEW|-peta pEwa
-pettai pEwwY|-kere kere|-sandra saMdra|-kulam kuLam|-kottai kOwwY|-kota kOwA|-kot kOw|-garh gaQ|-garhi gaQI|-khera KEqA
-kheri KEqI|-kheda KExA|-para pAqA|-pada pAxA|-ghat GAw|-tola wOlA|-tanda wANxA|-mangalam maMgalam|-mangala maMgala
-khana KAnA|-gram grAm|-vihar vihAr|-konda koNxA|-eswaram ESvaram|-eshwaram ESvaram|-eshwar ESvar|-eswar ESvar|-walli valli
-mandi maNxI|-nath nAT|-sagar sAgar|-palayam pALayam|-bazar bAjAr|-bazaar bAjAr|-wala 4AlA|-kund kuNx|-khand KaNx
-gad gax|uttar uttar|india iMxiyA|-kalan kalAM|-singh siMh|bar bar|bad baq|jal jal|har har|chak cak|math maW
highway hAIvE|point p0yaMw|model m0xal|defence xiPeMs|friends PreMxs|enclave en-klEv|scheme skIm|bridge brij|church carc
-gate gEw|hills hils|gardens gArxans|yard yArx|roads rOxs|district xisw+rikw|hitech hAI-wek|hitec hAI-wek|of 0P|grant grAMw
-pete pEwe|-baug bAg|indira indirA|gandhi gAnDI|shivaji SivAjI|rajaji rAjAjI|krishna k%$+Na|kalyan kalyAN|vidya vidyA|rani rAnI
anand Anand|shastri SAs+trI|punjabi paMjAbI|connaught kanAw|dwarka dvArkA|saket sAkEt|lajpat lAjpat|rohini rOhiNI
dadar dAdar|colaba kulAbA|malad malAx|thane WANE|worli varLI|wadala vaxALA|chinchwad ciMcvax
kothrud kOTrUx|hadapsar haxapsar|baner bANEr|pune puNE|secunderabad sikaMdarAbAd|charminar cAr-mInAr|banjara baMjArA
gachibowli gaccibVlI|marathahalli mArata-haLLi|whitefield vAiw-PIlx|hebbal hebbAL|domlur xommalUr
yelahanka yalahaMka|ulsoor alasUr|edappally ixappaLLi|kakkanad kAkkanAx|aluva Aluva|vyttila vYwwila|velachery vELaccEri
adyar axayAr|mylapore mayilAppUr|tambaram tAmbaram|egmore eg-mOr|beach bIc|mount mVMw|george jArj|avenue evenyU|drive xrAiv|techno wek+nO|electronic ilek+w+r0nik|guindy kiNxI|-bagan bAgAn|-hat hAw
-eshwari ESvarI|-eswari ESvarI|ernakulam eraNAkuLam|howrah hAvqA|ballygunge bAlIgaMj|satellite sEwelAiw
kerala kEraLa-|karnataka karnAwaka-|tamil tamiz|andhra AnD+ra|madhya maD+ya-|bengal baMgAl|gujarat gujarAt|bihar bihAr
rajasthan rAjasTAn|maharashtra mahArA$+w+ra-|punjab paMjAb|haryana hariyANA|telangana telaMgANA|odisha oxiSA|goa gOvA
`;
export const parts: ReadonlyMap<string, string> = new Map(
  written.split(/[|\n]/).map((line) => line.split(' ', 2) as [string, string]),
);
