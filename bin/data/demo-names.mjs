/** Words that the invented dealers' names, streets and telephone numbers are made of. */

/** Brands and chains that no name may contain. */
export const BRANDS = [
	'trane', 'american standard', 'carrier', 'bryant', 'payne', 'lennox', 'rheem', 'ruud', 'goodman', 'amana', 'daikin', 'york', 'coleman', 'luxaire',
	'mitsubishi', 'fujitsu', 'heil', 'tempstar', 'maytag', 'frigidaire', 'nordyne', 'armstrong', 'ducane', 'nexia', 'ecobee', 'nest', 'honeywell',
	'one hour', 'aire serv', 'service experts', 'ars', 'roto-rooter', 'home depot', 'lowe', 'sears', 'costco', 'enercare', 'reliance', 'horizon',
];

const FIRST = [
	'Ember', 'Brindle', 'Thistle', 'Larks', 'Quill', 'Fern', 'Maple', 'Copper', 'Winter', 'Summer', 'Amber', 'Silver', 'Heather', 'Alder', 'Hazel',
	'Juniper', 'Clover', 'Sparrow', 'Pepper', 'Granite', 'Marsh', 'Meadow', 'Rowan', 'Sage', 'Wren', 'Elder', 'Finch', 'Gale', 'Mistle', 'Bram',
];
const SECOND = [ 'mere', 'wick', 'combe', 'holt', 'stead', 'fell', 'garth', 'thorpe', 'lea', 'croft', 'moor', 'tarn', 'beck', 'vane', 'dell' ];
const TRADES = [
	'Heating & Air', 'Heating & Cooling', 'Air Conditioning', 'Comfort Co.', 'Climate Services', 'Mechanical', 'Home Comfort', 'Heating, Cooling & Plumbing',
	'Air & Heat', 'Indoor Climate', 'HVAC Services', 'Furnace & Air',
];
const FRENCH_TRADES = [ 'Chauffage', 'Climatisation', 'Thermopompes', 'Ventilation', 'Confort', 'Climat' ];
const FRENCH_NAMES = [
	'Boréalis-des-Prés', 'Valdombre', 'Clairsève', 'Mélilot', 'Cédrière', 'Brisépine', 'Grand-Sorbier', 'Érablon', 'Feu-Léger', 'Hautbruyère', 'Rivesève',
	'Noroîtel', 'Givrelune', 'Pré-Fougère', 'Tiédeval', 'Aubépinière', 'Coudrillon', 'Mésangère', 'Roselin-Blanc', 'Frênaie-du-Nord',
];
const SPANISH_NAMES = [ 'Aire Alborada', 'Brisa de Ceibal', 'Clima Coquíval', 'Frío Palmarejo', 'Aire Marisombra' ];

const STREETS = [ 'Commerce St', 'Industrial Blvd', 'Mill Rd', 'Oak Ave', 'Station Rd', 'Center St', 'Park Dr', 'Ridge Rd', 'Depot St', 'Highland Ave', 'Market St', 'Lakeview Dr' ];
const FRENCH_STREETS = [ 'rue Principale', 'rue de la Gare', 'boulevard Industriel', 'rue des Érables', 'chemin du Moulin', 'avenue du Parc' ];

export const AREA_CODES = {
	AL: [ 205, 251, 256 ], AK: [ 907 ], AZ: [ 480, 520, 602, 623 ], AR: [ 479, 501, 870 ], CA: [ 209, 213, 310, 408, 415, 510, 559, 619, 714, 818, 909, 916 ],
	CO: [ 303, 719, 970 ], CT: [ 203, 860 ], DE: [ 302 ], DC: [ 202 ], FL: [ 305, 321, 352, 407, 561, 727, 813, 850, 904, 954 ], GA: [ 404, 478, 678, 706, 770, 912 ],
	HI: [ 808 ], ID: [ 208 ], IL: [ 217, 309, 312, 618, 630, 708, 815, 847 ], IN: [ 219, 260, 317, 574, 765, 812 ], IA: [ 319, 515, 563, 641, 712 ],
	KS: [ 316, 620, 785, 913 ], KY: [ 270, 502, 606, 859 ], LA: [ 225, 318, 337, 504, 985 ], ME: [ 207 ], MD: [ 240, 301, 410, 443 ], MA: [ 413, 508, 617, 781, 978 ],
	MI: [ 248, 313, 517, 586, 616, 734, 810, 989 ], MN: [ 218, 320, 507, 612, 651, 763, 952 ], MS: [ 228, 601, 662 ], MO: [ 314, 417, 573, 636, 660, 816 ],
	MT: [ 406 ], NE: [ 308, 402 ], NV: [ 702, 775 ], NH: [ 603 ], NJ: [ 201, 609, 732, 856, 908, 973 ], NM: [ 505, 575 ], NY: [ 212, 315, 516, 518, 585, 607, 631, 716, 718, 845, 914 ],
	NC: [ 252, 336, 704, 828, 910, 919 ], ND: [ 701 ], OH: [ 216, 330, 419, 440, 513, 614, 740, 937 ], OK: [ 405, 580, 918 ], OR: [ 503, 541 ],
	PA: [ 215, 412, 570, 610, 717, 724, 814 ], RI: [ 401 ], SC: [ 803, 843, 864 ], SD: [ 605 ], TN: [ 423, 615, 731, 865, 901, 931 ],
	TX: [ 210, 254, 281, 361, 409, 432, 512, 713, 806, 817, 830, 903, 915, 936, 940, 956, 979 ], UT: [ 435, 801 ], VT: [ 802 ], VA: [ 276, 434, 540, 703, 757, 804 ],
	WA: [ 206, 253, 360, 425, 509 ], WV: [ 304 ], WI: [ 262, 414, 608, 715, 920 ], WY: [ 307 ], PR: [ 787 ], VI: [ 340 ], GU: [ 671 ], AS: [ 684 ], MP: [ 670 ],
	AB: [ 403, 780 ], BC: [ 250, 604 ], MB: [ 204 ], NB: [ 506 ], NL: [ 709 ], NS: [ 902 ], PE: [ 902 ], ON: [ 416, 519, 613, 705, 905 ], QC: [ 418, 450, 514, 819 ],
	SK: [ 306 ], NT: [ 867 ], NU: [ 867 ], YT: [ 867 ],
};

/** @return {string[]} every name of a region's language, in a fixed order */
export function names( region ) {
	if ( region === 'QC' ) {
		return FRENCH_TRADES.flatMap( ( trade ) => FRENCH_NAMES.map( ( name ) => `${ trade } ${ name }` ) );
	}
	if ( region === 'PR' ) {
		return SPANISH_NAMES.flatMap( ( name ) => [ `${ name } Inc.`, `${ name } Refrigeración` ] );
	}
	return FIRST.flatMap( ( first ) => SECOND.flatMap( ( second ) => TRADES.map( ( trade ) => `${ first }${ second } ${ trade }` ) ) );
}

export function street( region, number, pick ) {
	return region === 'QC' ? `${ number }, ${ pick( FRENCH_STREETS ) }` : `${ number } ${ pick( STREETS ) }`;
}
