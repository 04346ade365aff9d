/** Names that are in no table of places: surrounding countries and waters, in the site's languages. */
export const COUNTRIES = [
	[ 'Canada', 'Canadá', 'Canada', -106, 57.5 ],
	[ 'United States', 'Estados Unidos', 'États-Unis', -99.5, 39.6 ],
	[ 'Mexico', 'México', 'Mexique', -102.6, 24.2 ],
	[ 'Cuba', 'Cuba', 'Cuba', -78.6, 21.7 ],
	[ 'Bahamas', 'Bahamas', 'Bahamas', -76.2, 24.9 ],
	[ 'Greenland', 'Groenlandia', 'Groenland', -42, 71 ],
	[ 'Guatemala', 'Guatemala', 'Guatemala', -90.4, 15.6 ],
	[ 'Honduras', 'Honduras', 'Honduras', -86.6, 14.8 ],
	[ 'Nicaragua', 'Nicaragua', 'Nicaragua', -85, 12.9 ],
	[ 'Haiti', 'Haití', 'Haïti', -72.6, 19.1 ],
	[ 'Dominican Republic', 'República Dominicana', 'République dominicaine', -70.4, 18.8 ],
	[ 'Jamaica', 'Jamaica', 'Jamaïque', -77.3, 18.15 ],
	[ 'Colombia', 'Colombia', 'Colombie', -73.5, 4.2 ],
	[ 'Venezuela', 'Venezuela', 'Venezuela', -66, 7.5 ],
	[ 'Russia', 'Rusia', 'Russie', 166, 66 ],
];

/** With the range of zooms at which each is shown. */
export const WATERS = [
	[ 'Pacific Ocean', 'Océano Pacífico', 'Océan Pacifique', -138, 36, 3, 5 ],
	[ 'Atlantic Ocean', 'Océano Atlántico', 'Océan Atlantique', -59, 35, 3, 5 ],
	[ 'Arctic Ocean', 'Océano Ártico', 'Océan Arctique', -145, 74.5, 3, 4 ],
	[ 'Hudson Bay', 'Bahía de Hudson', 'Baie d’Hudson', -85.5, 59.5, 3, 6 ],
	[ 'Caribbean Sea', 'Mar Caribe', 'Mer des Caraïbes', -75.5, 15, 3, 6 ],
	[ 'Lake Superior', 'Lago Superior', 'Lac Supérieur', -87.7, 47.75, 6, 9 ],
	[ 'Lake Michigan', 'Lago Míchigan', 'Lac Michigan', -87.1, 43.4, 6, 9 ],
	[ 'Lake Huron', 'Lago Hurón', 'Lac Huron', -82.4, 44.6, 6, 9 ],
	[ 'Lake Erie', 'Lago Erie', 'Lac Érié', -81.2, 42.25, 6, 9 ],
	[ 'Lake Ontario', 'Lago Ontario', 'Lac Ontario', -77.9, 43.62, 6, 9 ],
];

/** The cities that a continental map names first, in order of prominence: postal areas alone cannot tell. */
export const CITIES = [
	'New York|NY,Los Angeles|CA,Chicago|IL,Toronto|ON,Houston|TX,Dallas|TX,Washington|DC,Miami|FL,Atlanta|GA,Denver|CO,Seattle|WA',
	'San Francisco|CA,Montréal|QC,Vancouver|BC,Phoenix|AZ,Boston|MA,Philadelphia|PA,Detroit|MI,Minneapolis|MN,Calgary|AB,Winnipeg|MB',
	'Salt Lake City|UT,Las Vegas|NV,New Orleans|LA,St. Louis|MO,Kansas City|MO,Edmonton|AB,Ottawa|ON,Québec|QC,Halifax|NS,Anchorage|AK',
	'Honolulu|HI,San Juan|PR,San Diego|CA,Portland|OR,San Antonio|TX,Nashville|TN,Charlotte|NC,Tampa|FL,Orlando|FL,Cleveland|OH',
	'Pittsburgh|PA,Indianapolis|IN,Memphis|TN,Oklahoma City|OK,Albuquerque|NM,El Paso|TX,Boise|ID,Billings|MT,Omaha|NE,Fargo|ND',
	'Regina|SK,Saskatoon|SK,Thunder Bay|ON,St. John’s|NL,Whitehorse|YT,Yellowknife|NT,Iqaluit|NU,Fairbanks|AK,Juneau|AK,Victoria|BC',
	'Columbus|OH,Cincinnati|OH,Milwaukee|WI,Baltimore|MD,Buffalo|NY,Sacramento|CA,Austin|TX,Fort Worth|TX,Jacksonville|FL,Louisville|KY',
	'Richmond|VA,Raleigh|NC,Birmingham|AL,Des Moines|IA,Wichita|KS,Little Rock|AR,Jackson|MS,Tucson|AZ,Spokane|WA,Reno|NV,Rapid City|SD',
	'Moncton|NB,Fredericton|NB,Charlottetown|PE,Sudbury|ON,London|ON,Windsor|ON,Kelowna|BC,Prince George|BC,Duluth|MN,Cheyenne|WY',
].flatMap( ( row ) => row.split( ',' ) );
