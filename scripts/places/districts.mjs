// @ts-check

/** Names of districts that the directory has in an office's way or an old way. */
const renamed = new Map(
  Object.entries({
    '24 PARAGANAS NORTH': 'North 24 Parganas',
    '24 PARAGANAS SOUTH': 'South 24 Parganas',
    AHMADABAD: 'Ahmedabad',
    COOCHBEHAR: 'Cooch Behar',
    'DINAJPUR DAKSHIN': 'Dakshin Dinajpur',
    'DINAJPUR UTTAR': 'Uttar Dinajpur',
    'EAST SINGHBUM': 'East Singhbhum',
    FIROZEPUR: 'Ferozepur',
    'KAIMUR (BHABUA)': 'Kaimur',
    'LAKSHADWEEP DISTRICT': 'Lakshadweep',
    'LEH LADAKH': 'Leh',
    MALDAH: 'Malda',
    'MEDINIPUR EAST': 'Purba Medinipur',
    'MEDINIPUR WEST': 'Paschim Medinipur',
    NTR: 'NTR',
    PONDICHERRY: 'Puducherry',
    'S.A.S Nagar': 'SAS Nagar',
    'SPSR NELLORE': 'Nellore',
    TUTICORIN: 'Thoothukudi',
    'UDAM SINGH NAGAR': 'Udham Singh Nagar',
    VISAKHAPATANAM: 'Visakhapatnam',
    'Y.S.R.': 'YSR Kadapa',
  }),
);

/** Districts that are called by a quarter of the sky. */
const quarters = /^(NORTH|SOUTH|EAST|WEST|CENTRAL|NORTH EAST|NORTH WEST|SOUTH WEST|South East)( DISTRICT)?$/;

/** @param {string} district @param {string} state as the directory has them */
export function districtName(district, state) {
  if (quarters.test(district))
    return titleCase(`${district.replace(' DISTRICT', '')} ${state === 'DELHI' ? 'Delhi' : state}`);
  return renamed.get(district) ?? titleCase(district);
}

/** @param {string} state @param {string} district as the directory has them */
export function stateName(state, district) {
  // The joint name of the territory is longer than any form takes, and nobody uses it.
  if (state.startsWith('THE DADRA'))
    return /DAMAN|DIU/.test(district) ? 'Daman and Diu' : 'Dadra and Nagar Haveli';
  return titleCase(state);
}

/** @param {string} name */
const titleCase = (name) =>
  name
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ');
