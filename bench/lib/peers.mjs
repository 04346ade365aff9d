/** The plugins that `peers` compares, and how each is used: its blocks, a search, a form that its own script sends. */
import { randomUUID } from 'node:crypto';
import { zips } from './sites.mjs';
import { lead } from './upstream.mjs';

export const OURS = 'hvac-blocks';

/** The blocks of an accordion with five questions. */
export const ACCORDION = {
	'kadence-blocks': [ 'kadence/accordion', 'kadence/pane' ],
	'otter-blocks': [ 'themeisle-blocks/accordion', 'themeisle-blocks/accordion-item' ],
	[ OURS ]: [ 'hvac-blocks/faq', 'hvac-blocks/faq-item' ],
};

export const PEERS = [ 'wp-store-locator', 'contact-form-7', 'fluentform', 'kadence-blocks', 'otter-blocks' ];

export const POST = { method: 'POST' };
const encoded = ( fields ) => new URLSearchParams( fields ).toString();

/** A message, sent as the plugin's own script sends it. */
export const FORMS = {
	'contact-form-7': ( { form } ) => {
		const fields = {
			_wpcf7: form,
			_wpcf7_unit_tag: `wpcf7-f${ form }-p1-o1`,
			'your-name': 'Pat Example',
			'your-email': 'pat@example.test',
			'your-subject': 'A question',
			'your-message': 'Do you come to Plano?',
		};
		const part = ( [ name, value ] ) =>
			`--bench\r\nContent-Disposition: form-data; name="${ name }"\r\n\r\n${ value }\r\n`;

		return [
			`/wp-json/contact-form-7/v1/contact-forms/${ form }/feedback`,
			{ ...POST, body: Object.entries( fields ).map( part ).join( '' ) + '--bench--\r\n' },
			{ 'Content-Type': 'multipart/form-data; boundary=bench' },
		];
	},
	fluentform: () => [
		'/wp-admin/admin-ajax.php',
		{
			...POST,
			body: encoded( {
				action: 'fluentform_submit',
				form_id: 1,
				data: encoded( {
					'names[first_name]': 'Pat',
					'names[last_name]': 'Example',
					email: 'pat@example.test',
					subject: 'A question',
					message: `Do you come to Plano? ${ randomUUID() }`,
				} ),
			} ),
		},
		{ 'Content-Type': 'application/x-www-form-urlencoded' },
	],
	[ OURS ]: () => [
		'/wp-json/hvac-blocks/v1/leads',
		{ ...POST, json: { ...lead( randomUUID().slice( 0, 8 ), randomUUID() ), companyId: '' } },
		{},
	],
};

/** Each search is at another place. */
export function* searches() {
	for ( const [ zip, , , lat, lng ] of zips() ) {
		yield {
			'wp-store-locator': `/wp-admin/admin-ajax.php?${ encoded( { action: 'store_search', lat, lng, max_results: 25, search_radius: 50 } ) }`,
			[ OURS ]: `/wp-json/hvac-blocks/v1/dealers?q=${ zip }`,
		};
	}
}
