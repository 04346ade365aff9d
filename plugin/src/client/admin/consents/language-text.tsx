import { Button, Flex, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { languageLabel } from '../shared/form-names';
import { count } from '../shared/format';
import { History } from './history';
import type { Consents, LanguageTexts } from './types';
import { originOf, versionName } from './texts';
import { VersionEditor } from './version-editor';

interface Props {
	form: string;
	/** What the form, or its text about marketing, is called. */
	title: string;
	texts: LanguageTexts;
	consents: Consents;
	/** With the message to announce. */
	onWritten: ( consents: Consents, message: string ) => void;
	onConflict: () => void;
}

/** The current text of one language, with links to its history and its next version. */
export function LanguageText( { form, title, texts, consents, onWritten, onConflict }: Props ) {
	const [ shown, setShown ] = useState< '' | 'history' | 'writing' >( '' );
	// A draft outlives a dialog that was closed by mistake.
	const [ draft, setDraft ] = useState< string | null >( null );
	const { lang, versions, isOlder } = texts;
	const [ present ] = versions;
	const language = languageLabel( lang );

	return (
		<section className="hvac-consents__language" aria-label={ language }>
			<Flex justify="space-between" wrap>
				<h3>{ language }</h3>
				<span className="hvac-consents__version">{ versionName( present.version ) }</span>
			</Flex>
			<p className="hvac-consents__origin">{ originOf( present ) }</p>
			{ isOlder && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'The English text is newer. Check that this one still matches.', 'hvac-blocks' ) }
				</Notice>
			) }
			{ ! present.isIntact && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'This text does not match its hash because it was changed in the database.', 'hvac-blocks' ) }
				</Notice>
			) }
			<blockquote lang={ lang }>{ present.text }</blockquote>
			<Flex justify="flex-start" wrap>
				<Button variant="secondary" onClick={ () => setShown( 'writing' ) }>
					{ __( 'Create new version', 'hvac-blocks' ) }
				</Button>
				<Button variant="tertiary" onClick={ () => setShown( 'history' ) }>
					{ sprintf(
						/* translators: %s: number of versions. */
						__( 'History (%s)', 'hvac-blocks' ),
						count( versions.length )
					) }
				</Button>
			</Flex>
			{ shown === 'history' && <History title={ title } texts={ texts } onClose={ () => setShown( '' ) } /> }
			{ shown === 'writing' && (
				<VersionEditor
					form={ form }
					title={ title }
					texts={ texts }
					consents={ consents }
					draft={ draft ?? present.text }
					onType={ setDraft }
					onConflict={ onConflict }
					onClose={ () => setShown( '' ) }
					onWritten={ ( answer, message ) => {
						setShown( '' );
						setDraft( null );
						onWritten( answer, message );
					} }
				/>
			) }
		</section>
	);
}
