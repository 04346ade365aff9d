import { __ } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { languageName } from './names';
import { Pairs } from './pairs';
import type { Consent } from './types';

/** What the visitor agreed to, word for word, and the proof of it. */
export function ConsentReceipt( { consent }: { consent: Consent | null } ) {
	if ( ! consent ) {
		return <p>{ __( 'This form asks for no consent.', 'hvac-blocks' ) }</p>;
	}

	return (
		<>
			<blockquote lang={ consent.language }>{ consent.text }</blockquote>
			<Pairs
				pairs={ [
					[ __( 'Given', 'hvac-blocks' ), dateTime( consent.givenAt ) ],
					[ __( 'Language', 'hvac-blocks' ), languageName( consent.language ) ],
					[ __( 'Version of the text', 'hvac-blocks' ), consent.version ],
					[ __( 'SHA-256 of the text', 'hvac-blocks' ), consent.hash ],
				] }
			/>
		</>
	);
}
