import { entries } from './entries';

/** A part of a city: its PIN code, its middle, and streets that are there. */
export interface Locality {
  readonly name: string;
  readonly pin: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly streets: readonly string[];
}

export const locality = (
  name: string,
  pin: string,
  latitude: number,
  longitude: number,
  streets: string,
): Locality => ({ name, pin, latitude, longitude, streets: entries(streets) });

/** Karnataka, Tamil Nadu and Telangana. */
export const southern: Readonly<Record<string, readonly Locality[]>> = {
  Bangalore: [
    locality(
      'Koramangala',
      '560034',
      12.9352,
      77.6245,
      '80 Feet Road, 4th Block; 1st Main Road, 3rd Block; 17th Main Road',
    ),
    locality(
      'Indiranagar',
      '560038',
      12.9784,
      77.6408,
      '100 Feet Road; CMH Road; 12th Main Road; 80 Feet Road',
    ),
    locality(
      'Jayanagar',
      '560011',
      12.9299,
      77.5833,
      '11th Main Road, 4th Block; 30th Cross, 4th Block; 9th Main Road, 3rd Block',
    ),
    locality(
      'Malleshwaram',
      '560003',
      13.0035,
      77.571,
      'Sampige Road; Margosa Road; 8th Cross Road; 15th Cross Road',
    ),
    locality(
      'Basavanagudi',
      '560004',
      12.9422,
      77.5753,
      'DVG Road; Gandhi Bazaar Main Road; Bull Temple Road',
    ),
    locality(
      'HSR Layout',
      '560102',
      12.9116,
      77.6389,
      '27th Main Road, Sector 1; 19th Main Road, Sector 3; 14th Main Road, Sector 4',
    ),
    locality('Whitefield', '560066', 12.9698, 77.75, 'Whitefield Main Road; Borewell Road; ECC Road'),
    locality(
      'Marathahalli',
      '560037',
      12.9569,
      77.7011,
      'Varthur Road; Outer Ring Road; Kundalahalli Main Road',
    ),
    locality(
      'BTM Layout',
      '560076',
      12.9166,
      77.6101,
      '16th Main Road, 2nd Stage; 100 Feet Ring Road; 7th Main Road, 2nd Stage',
    ),
    locality(
      'Rajajinagar',
      '560010',
      12.9915,
      77.5544,
      'Dr Rajkumar Road; 59th Cross, 4th Block; 1st Block Main Road',
    ),
    locality('Yelahanka', '560064', 13.1007, 77.5963, 'Doddaballapur Road; Major Sandeep Unnikrishnan Road'),
    locality(
      'JP Nagar',
      '560078',
      12.9063,
      77.5857,
      '15th Cross, 2nd Phase; 24th Main Road, 6th Phase; 9th Cross, 3rd Phase',
    ),
    locality(
      'Banashankari',
      '560070',
      12.9255,
      77.5568,
      '24th Cross, 2nd Stage; 9th Main Road, 2nd Stage; Kanakapura Road',
    ),
    locality('Frazer Town', '560005', 12.9969, 77.6143, 'Mosque Road; Coles Road; MM Road'),
    locality(
      'Tasker Town',
      '560001',
      12.9822,
      77.6083,
      'Commercial Street; Dispensary Road; Jewellers Street',
    ),
    locality('Electronic City', '560100', 12.8459, 77.667, 'Neeladri Road; 2nd Cross, Phase 1; Hosur Road'),
  ],
  Chennai: [
    locality(
      'T Nagar',
      '600017',
      13.0418,
      80.2341,
      'Usman Road; Thyagaraya Road; Ranganathan Street; GN Chetty Road',
    ),
    locality('Mylapore', '600004', 13.0339, 80.266, 'North Mada Street; Kutchery Road; Luz Church Road'),
    locality('Anna Nagar', '600040', 13.085, 80.2101, '2nd Avenue; 3rd Avenue; Shanthi Colony Main Road'),
    locality(
      'Adyar',
      '600020',
      13.0012,
      80.2535,
      'LB Road; 1st Main Road, Gandhi Nagar; 3rd Cross Street, Kasturba Nagar',
    ),
    locality(
      'Velachery',
      '600042',
      12.9785,
      80.218,
      'Velachery Main Road; 100 Feet Bypass Road; 1st Main Road, Vijaya Nagar',
    ),
    locality('West Tambaram', '600045', 12.9229, 80.1131, 'Mudichur Road; Shanmugam Road; Kakkan Street'),
    locality(
      'Nungambakkam',
      '600034',
      13.0569,
      80.2425,
      'Nungambakkam High Road; Valluvar Kottam High Road; Sterling Road',
    ),
    locality('Porur', '600116', 13.0382, 80.1565, 'Arcot Road; Mount Poonamallee Road; Kundrathur Main Road'),
    locality('Royapettah', '600014', 13.054, 80.2641, 'Peters Road; Royapettah High Road; Whites Road'),
  ],
  Hyderabad: [
    locality(
      'Ameerpet',
      '500016',
      17.4375,
      78.4482,
      'Ameerpet Main Road; Satyam Theatre Road; Greenlands Road',
    ),
    locality('Banjara Hills', '500034', 17.4156, 78.4347, 'Road No. 1; Road No. 10; Road No. 12'),
    locality(
      'Kukatpally',
      '500072',
      17.4948,
      78.3996,
      'Vivekananda Nagar Main Road; Mumbai Highway; Balaji Nagar Road',
    ),
    locality('Secunderabad', '500003', 17.4399, 78.4983, 'MG Road; SD Road; RP Road'),
    locality(
      'Madhapur',
      '500081',
      17.4483,
      78.3915,
      '100 Feet Road, Ayyappa Society; Hitech City Main Road; Image Garden Road',
    ),
    locality(
      'Dilsukhnagar',
      '500060',
      17.3688,
      78.5247,
      'Gaddiannaram Main Road; Vijayawada Highway; Kothapet Road',
    ),
    locality(
      'Himayatnagar',
      '500029',
      17.4023,
      78.484,
      'Street No. 5; Himayatnagar Main Road; Narayanguda Road',
    ),
    locality('Charminar', '500002', 17.3616, 78.4747, 'Laad Bazaar; Pathergatti; Gulzar Houz'),
    locality('Gachibowli', '500032', 17.4401, 78.3489, 'Old Mumbai Highway; DLF Road; Indira Nagar Road'),
  ],
};
