/** Many leads on a site: copies of one that its own form stored. */
import { Client } from './http.mjs';
import { sql } from './servers.mjs';
import { databaseOf, urlOf } from './sites.mjs';
import { lead } from './upstream.mjs';

const TABLE = 'wp_hvac_blocks_lead';
const KEY = '00000000-0000-4000-8000-000000000000';

/** Copies the rows that the plugin wrote for one lead, each copy with its own name, time, and state. */
async function copies( db, table, count, own ) {
	const columns = (
		await db(
			`SELECT column_name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = '${ table }'`
		)
	)
		.flat()
		.filter( ( column ) => column !== 'id' );
	const value = ( column ) => own[ column ] ?? `one.${ column }`;

	await db(
		`INSERT INTO ${ table } (${ columns.join( ', ' ) }) SELECT ${ columns.map( value ).join( ', ' ) } FROM ${ table } one JOIN seq_1_to_${ count } numbers WHERE ${ own.of }`
	);
}

export const noLeads = ( site ) =>
	sql(
		`TRUNCATE TABLE ${ TABLE }s; TRUNCATE TABLE ${ TABLE }_deliveries; TRUNCATE TABLE ${ TABLE }_events; TRUNCATE TABLE ${ TABLE }_days`,
		databaseOf( site )
	);

/**
 * Stores a number of leads over the last two years, on a site that has none.
 *
 * @return {Promise<string>} SQL: the time of the one with the number `seq`
 */
export async function manyLeads( site, count ) {
	const db = ( query ) => sql( query, databaseOf( site ) );
	const client = new Client( urlOf( site ) );
	const { status, text } = await client.send( '/wp-json/hvac-blocks/v1/leads', {
		method: 'POST',
		json: { ...lead( 'visitor-0', KEY ), companyId: '' },
	} );

	client.close();
	if ( ! [ 200, 201 ].includes( status ) ) {
		throw new Error( `The lead was answered ${ status }: ${ text.slice( 0, 500 ) }` );
	}

	const first = Number( ( await db( `SELECT id FROM ${ TABLE }s WHERE idempotency_key = '${ KEY }'` ) )[ 0 ][ 0 ] );
	const time = `UTC_TIMESTAMP() - INTERVAL ( ${ count } - seq ) * ${ Math.floor( ( 2 * 365 * 86400 ) / count ) } SECOND`;
	const name = "CONCAT( 'visitor-', seq, '@example.test' )";

	await copies( db, `${ TABLE }s`, count, {
		of: `one.id = ${ first }`,
		reference: "CONCAT( 'BENCH', seq )",
		idempotency_key: 'UUID()',
		fields: `REPLACE( one.fields, 'visitor-0@example.test', ${ name } )`,
		searched: `REPLACE( one.searched, 'visitor-0@example.test', ${ name } )`,
		email: name,
		status: "ELT( 1 + seq MOD 20, 'failed', 'accepted', 'quarantined', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered' )",
		alerted: '1',
		created: time,
	} );
	// Their ids are consecutive, because one statement made the copies.
	for ( const kind of [ 'deliveries', 'events' ] ) {
		await copies( db, `${ TABLE }_${ kind }`, count, {
			of: `one.lead_id = ${ first }`,
			lead_id: `${ first } + seq`,
			...( kind === 'deliveries' && { state: "'delivered'", claim_id: "''", lease_until: 'NULL' } ),
		} );
	}
	await db( `ANALYZE TABLE ${ TABLE }s, ${ TABLE }_deliveries, ${ TABLE }_events` );

	return time;
}
