/** The samples of new blocks are in the page's language, which may not be the user's. */
import { addFilter } from '@wordpress/hooks';
import { userLanguage } from '../../data/user-day';

type Texts = Record< string, string[] | undefined >;

declare global {
	interface Window {
		/** The files with the texts of this script, by language, and the page's language as it was opened. PHP's `EditorScript`. */
		hvacBlocksTexts?: { lang: string; files: Partial< Record< string, string > > };
	}
}

const known = new Map< string, Promise< Texts > >();

/** Of the page's language; undefined for the user's. */
let texts: Texts | undefined;
let language = '';
let isSample = false;

/** Milliseconds after which samples are in the user's language. */
const PATIENCE_MS = 3000;

let pending: Promise< void > | undefined;

async function read( file: string ): Promise< Texts > {
	const answer = await window.fetch( file, { signal: AbortSignal.timeout( PATIENCE_MS ) } );
	const { locale_data: data } = ( await answer.json() ) as { locale_data: { messages: Texts } };

	return data.messages;
}

/** Says which language the page has, as often as anyone knows. */
export function setPageLanguage( lang: string ): void {
	if ( lang !== language ) {
		language = lang;
		texts = undefined;
		pending = lang === userLanguage() ? undefined : load( lang );
	}
}

/** Until the texts of the page's language are there, or fail to come: samples are then in the user's. Undefined if nothing is awaited. */
export const textsPending = (): Promise< void > | undefined => pending;

async function load( lang: string ): Promise< void > {
	const file = window.hvacBlocksTexts?.files[ lang ];
	// Texts without a translation are English.
	const reading = known.get( lang ) ?? ( file ? read( file ) : Promise.resolve( {} ) );

	known.set( lang, reading );
	const found = await reading.catch( () => undefined );

	if ( lang === language ) {
		texts = found;
		pending = undefined;
	}
}

/** Makes samples in the page's language. */
export function inPageLanguage< Sample >( make: () => Sample ): Sample {
	isSample = true;
	try {
		return make();
	} finally {
		isSample = false;
	}
}

addFilter( 'i18n.gettext_hvac-blocks', 'hvac-blocks/sample-language', ( translated: string, text: string ) =>
	isSample && texts ? ( texts[ text ]?.[ 0 ] ?? text ) : translated
);

if ( window.hvacBlocksTexts ) {
	setPageLanguage( window.hvacBlocksTexts.lang );
}
