/**
 * Eight rebates for every place, six per page; including one that has expired and one without a title, as a messy
 * service sends them.
 */
const SIZE = 6;
const NAMES = [
	'Heat pump',
	'Furnace',
	'Thermostat',
	'Duct sealing',
	'Tune-up',
	'Air cleaner',
	'Water heater',
	'Insulation',
];

const rebate = ( q, lang, name, number ) => ( {
	title: number === 4 ? '' : `${ name } for ${ q } (${ lang })`,
	amount: String( 800 - number * 100 ),
	provider: 'Service Utility',
	url: 'https://utility.example/terms',
	expires: number === 2 ? '2020-01-01' : '2099-12-31',
} );

export const answerRebates = ( { q = '', page = '1', lang = 'en' } ) => {
	const all = NAMES.map( ( name, number ) => rebate( q, lang, name, number ) );
	const first = ( Number( page ) - 1 ) * SIZE;

	return { status: 200, json: { total: all.length, rebates: all.slice( first, first + SIZE ) } };
};
