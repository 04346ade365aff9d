/**
 * US place names in common spelling; the source has "Saint Louis", "Mc Kinney", "Mckinney", "O Fallon", "Dover Afb".
 */

const EXACT = {
	'Coeur D Alene': "Coeur d'Alene",
	'Land O Lakes': "Land O' Lakes",
	'Winston Salem': 'Winston-Salem',
	'Wilkes Barre': 'Wilkes-Barre',
	'Bois D Arc': "Bois d'Arc",
	'Melcher-dallas': 'Melcher-Dallas',
	'Blairsden-graeagle': 'Blairsden-Graeagle',
	'U S A F Academy': 'USAF Academy',
	'D Hanis': "D'Hanis",
	'D Lo': "D'Lo",
	'Fond Du Lac': 'Fond du Lac',
	'Prairie Du Chien': 'Prairie du Chien',
	'Lac Du Flambeau': 'Lac du Flambeau',
	'Marina Del Rey': 'Marina del Rey',
	'Truth Or Consequences': 'Truth or Consequences',
	'La Canada Flintridge': 'La Cañada Flintridge',
	'De Kalb': 'DeKalb',
	'De Forest': 'DeForest',
	'De Soto': 'De Soto',
	'Du Bois': 'DuBois',
	'La Vergne': 'La Vergne',
	'Mac Arthur': 'MacArthur',
	'De Land': 'DeLand',
	'Port O Connor': "Port O'Connor",
	'Saint Petersburg': 'St. Petersburg',
	Laporte: 'La Porte',
	'Fort Benning': 'Fort Benning',
	'Saint Marys': 'St. Marys',
};

const SHORT = { Saint: 'St.', Sainte: 'Ste.' };

/** Post offices of firms and institutions, with their city. */
const FIRMS = {
	'115 Firms': 'Brooklyn',
	'115 Crm Firms': 'Brooklyn',
	'Gurneys Seed & Nursery Co': 'Yankton',
	'Shell Oil Box 150': 'Houston',
	'Shell Oil Box 160': 'Houston',
	'Pacific Gas & Electric': 'San Francisco',
	'At&t': 'Atlanta',
	'Goodwill Games 1990': 'Seattle',
	'Naval Air Station/ Jrb': 'Fort Worth',
	'U S Geological Survey': 'Reston',
};

/** Saints whose full word is the official or common spelling. */
const SPELT_OUT = new Set( [ 'Saint Anthony Village', 'Saint Bonaventure', 'Saint Mary Of The Woods' ] );

export function usPlaceName( source, state ) {
	const name = EXACT[ source ] ?? FIRMS[ source ] ?? source;
	if ( name === 'Fond du Lac' && state !== 'WI' ) {
		return name;
	}
	return name
		.replace( /\bMc ?([a-z])/gi, ( _, letter ) => `Mc${ letter.toUpperCase() }` )
		.replace( /^O ([A-Z])/, "O'$1" )
		.replace( /\bAfb\b/, 'AFB' )
		.replace( /\bJbsa\b/, 'JBSA' )
		.replace( /^(Saint|Sainte) (?=.)/, ( words, saint ) =>
			SPELT_OUT.has( name ) ? words : `${ SHORT[ saint ] } `
		)
		.replace( / (Of|The|And|In|On|By|At|Or|Del)(?= )/g, ( word ) => word.toLowerCase() );
}
