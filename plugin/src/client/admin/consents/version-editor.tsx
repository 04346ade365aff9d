import { Button, Flex, Modal, Notice, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { fill, sentence } from '@client/domain/text';
import { Message } from '../shared/message';
import { languageName } from '../shared/form-names';
import { apiRequest, problemOf } from '../shared/api';
import { count } from '../shared/format';
import { DiffText } from './diff-text';
import type { Consents, LanguageTexts } from './types';
import { nextVersion, placeholderProblem } from './texts';

interface Props {
	form: string;
	title: string;
	texts: LanguageTexts;
	consents: Consents;
	draft: string;
	onType: ( text: string ) => void;
	onWritten: ( consents: Consents, message: string ) => void;
	onConflict: () => void;
	onClose: () => void;
}

/** Creates a new version in three steps: text, changes, publication. */
export function VersionEditor( {
	form,
	title,
	texts,
	consents,
	draft,
	onType,
	onWritten,
	onConflict,
	onClose,
}: Props ) {
	const { lang, versions } = texts;
	const [ present ] = versions;
	const [ isReviewing, setIsReviewing ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ refusal, setRefusal ] = useState( '' );
	const text = draft.replace( /\s+/g, ' ' ).trim();
	const wrong = placeholderProblem( text, consents.places ) || lengthProblem( text, consents.longest );
	const isSame = text === present.text;
	const next = nextVersion( versions );
	const language = languageName( lang );

	async function publish(): Promise< void > {
		setIsBusy( true );
		setRefusal( '' );

		try {
			const answer = await apiRequest< Consents >( '/consents', {
				method: 'POST',
				data: { form, language: lang, after: present.version, text },
			} );

			onWritten(
				answer,
				sentence(
					/* translators: 1: number of a version, 2: name of a form, 3: name of a language. */
					__( 'Current version: %1$s, %2$s, %3$s.', 'hvac-blocks' ),
					next,
					title,
					language
				)
			);
		} catch ( error: unknown ) {
			const problem = problemOf( error );

			setRefusal( problem.message );
			setIsBusy( false );
			setIsReviewing( false );

			if ( problem.status === 409 ) {
				onConflict();
			}
		}
	}

	return (
		<Modal
			title={ sprintf(
				/* translators: 1: name of a form, 2: name of a language. */
				__( 'New version: %1$s, %2$s', 'hvac-blocks' ),
				title,
				language
			) }
			size="large"
			className="hvac-consents__dialog"
			onRequestClose={ onClose }
		>
			<Message text={ refusal } />
			{ isReviewing ? (
				<>
					<h3>{ __( 'Changes', 'hvac-blocks' ) }</h3>
					<DiffText before={ present.text } after={ text } lang={ lang } />
					{ missingPlaceholders( present.text, text, consents.places ).map( ( place ) => (
						<Notice key={ place } status="warning" isDismissible={ false }>
							{ sprintf(
								/* translators: %s: a place such as {brand}. */
								__( 'The current text uses %s, but this one does not.', 'hvac-blocks' ),
								place
							) }
						</Notice>
					) ) }
					<p>
						{ sentence(
							/* translators: 1: number of the new version, 2: number of the present version. */
							__(
								"Visitors will see version %1$s from now on. Version %2$s stays in the history and with the leads that use it. You can't change or delete a version.",
								'hvac-blocks'
							),
							next,
							present.version
						) }
					</p>
				</>
			) : (
				<>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Text', 'hvac-blocks' ) }
						help={ sentence(
							/* translators: 1: number of characters, 2: the most there may be, 3: a list such as {brand}. */
							__( '%1$s of %2$s characters. Placeholders you can use: %3$s.', 'hvac-blocks' ),
							count( [ ...text ].length ),
							count( consents.longest ),
							consents.places.map( ( name ) => `{${ name }}` ).join( ', ' )
						) }
						value={ draft }
						rows={ 7 }
						lang={ lang }
						aria-invalid={ wrong !== '' }
						onChange={ onType }
					/>
					{ wrong && (
						<p className="hvac-consents__wrong" role="alert">
							{ wrong }
						</p>
					) }
					<h3>{ __( 'As visitors see it', 'hvac-blocks' ) }</h3>
					<blockquote lang={ lang }>
						{ fill( text, { brand: consents.brand, sender: consents.sender } ) }
					</blockquote>
				</>
			) }
			<Flex justify="flex-end" className="hvac-screen__confirm" wrap>
				{ isReviewing ? (
					<>
						<Button variant="tertiary" onClick={ () => setIsReviewing( false ) }>
							{ __( 'Back to editing', 'hvac-blocks' ) }
						</Button>
						<Button
							variant="primary"
							isBusy={ isBusy }
							aria-disabled={ isBusy }
							onClick={ () => isBusy || void publish() }
						>
							{ sprintf(
								/* translators: %s: number of a version. */
								__( 'Publish version %s', 'hvac-blocks' ),
								next
							) }
						</Button>
					</>
				) : (
					<>
						{ ! isSame && (
							<Button variant="tertiary" onClick={ () => onType( present.text ) }>
								{ __( 'Start over from the current text', 'hvac-blocks' ) }
							</Button>
						) }
						<Button variant="tertiary" onClick={ onClose }>
							{ __( 'Cancel', 'hvac-blocks' ) }
						</Button>
						<Button
							variant="primary"
							accessibleWhenDisabled
							disabled={ isSame || wrong !== '' }
							onClick={ () => setIsReviewing( true ) }
						>
							{ __( 'Review changes', 'hvac-blocks' ) }
						</Button>
					</>
				) }
			</Flex>
		</Modal>
	);
}

function lengthProblem( text: string, longest: number ): string {
	if ( [ ...text ].length > longest ) {
		/* translators: %s: number of characters. */
		return sprintf( __( 'Please use no more than %s characters.', 'hvac-blocks' ), count( longest ) );
	}

	return [ ...text ].length < 10 ? __( 'Please enter the full text.', 'hvac-blocks' ) : '';
}

function missingPlaceholders( before: string, after: string, places: string[] ): string[] {
	return places
		.map( ( name ) => `{${ name }}` )
		.filter( ( place ) => before.includes( place ) && ! after.includes( place ) );
}
