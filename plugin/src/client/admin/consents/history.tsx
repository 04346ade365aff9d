import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { languageName } from '../shared/form-names';
import { DiffText } from './diff-text';
import type { LanguageTexts } from './types';
import { originOf, versionName } from './texts';

/** Every version ever shown, newest first, each with its changes. */
export function History( { title, texts, onClose }: { title: string; texts: LanguageTexts; onClose: () => void } ) {
	const { lang, versions } = texts;

	return (
		<Modal
			title={ sprintf(
				/* translators: 1: name of a form, 2: name of a language. */
				__( 'History: %1$s, %2$s', 'hvac-blocks' ),
				title,
				languageName( lang )
			) }
			size="large"
			className="hvac-consents__dialog"
			onRequestClose={ onClose }
		>
			<ol className="hvac-consents__history">
				{ versions.map( ( version, index ) => {
					const before = versions[ index + 1 ];

					return (
						<li key={ version.version }>
							<h3>
								{ versionName( version.version ) }
								{ index === 0 && <em>{ __( 'current', 'hvac-blocks' ) }</em> }
							</h3>
							<p className="hvac-consents__origin">{ originOf( version ) }</p>
							<DiffText before={ before?.text ?? version.text } after={ version.text } lang={ lang } />
							<p className="hvac-consents__hash">
								SHA-256 <code>{ version.hash }</code>{ ' ' }
								{ version.isIntact
									? __( 'matches the text', 'hvac-blocks' )
									: __( 'DOES NOT MATCH the text', 'hvac-blocks' ) }
							</p>
						</li>
					);
				} ) }
			</ol>
		</Modal>
	);
}
