import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { inRoot } from './paths.mjs';

export const ANSWER_TYPES = inRoot( 'plugin/src/client/admin/shared/answers.d.ts' );

/** Titles of schemas keep the words that add-ons know; the client has ours. */
const NAMES = {
	'hvac-blocks-locations-progress': 'PostalAreasProgress',
	'search-report': 'Statistics',
	'starter-site': 'DemoSite',
	'starter-site-removal': 'DemoSiteRemoval',
};

/** The types of all JSON that routes below `/admin` answer. An answer has all of its properties (`RouteSchemaTest`). */
export async function answerTypes() {
	const document = JSON.parse( readFileSync( inRoot( 'docs/reference/openapi.json' ), 'utf8' ) );
	const names = Object.entries( document.paths )
		.filter( ( [ path ] ) => path.startsWith( '/admin/' ) )
		.flatMap( ( [ , operations ] ) => Object.values( operations ) )
		.flatMap( ( { responses } ) => [ responses[ '200' ], responses[ '201' ] ] )
		.map( ( answer ) => answer?.content?.[ 'application/json' ]?.schema.$ref?.split( '/' ).at( -1 ) );
	const schemas = Object.entries( document.components.schemas )
		.filter( ( [ name ] ) => names.includes( name ) )
		.map( ( [ name, schema ] ) => [ NAMES[ schema.title ] ?? name.replace( /^HvacBlocks/, '' ), schema ] );
	const types = await openapiTS(
		{ ...document, paths: {}, components: { schemas: Object.fromEntries( schemas ) } },
		{ propertiesRequiredByDefault: true, arrayLength: true, rootTypes: true, rootTypesNoSchemaPrefix: true }
	);

	return `/** Generated from docs/reference/openapi.json by bin/answer-types.mjs. */\n\n${ astToString( types ) }`;
}
