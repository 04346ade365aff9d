import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { useLeaveGuard } from '../shared/use-leave-guard';
import { nameOf } from './mail-name';
import { PartField } from './part-field';
import { Preview } from './preview';
import type { Mail, MailPreview, MailTest, MailTexts } from './types';
import { ValueButtons } from './value-buttons';

interface Props {
	form: string;
	mail: Mail;
	/** The user's own address. */
	email: string;
	onSaved: ( answer: MailTexts ) => void;
	onClose: () => void;
}

type Work = 'preview' | 'test' | 'save';

/** Changes the texts of an email. */
export function MailForm( { form, mail, email, onSaved, onClose }: Props ) {
	const [ start ] = useState( () => Object.fromEntries( mail.parts.map( ( { name, text } ) => [ name, text ] ) ) );
	const [ texts, setTexts ] = useState< Record< string, string > >( start );
	const [ busy, setBusy ] = useState< Work | '' >( '' );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const [ preview, setPreview ] = useState< MailPreview | null >( null );
	const [ test, setTest ] = useState< MailTest | null >( null );
	const element = useRef< HTMLFormElement >( null );
	const change = ( part: Partial< Record< string, string > > ) =>
		setTexts( { ...texts, ...part } as Record< string, string > );
	const guard = useLeaveGuard( texts !== start, () => {} );
	const name = nameOf( mail );

	useEffect( () => element.current?.querySelector( 'input' )?.focus(), [] );
	useEffect( () => {
		element.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
	}, [ problem ] );

	async function run( work: Work ): Promise< void > {
		const data = { mail: mail.mail, form, language: mail.lang, texts };

		if ( busy !== '' ) {
			return;
		}

		setBusy( work );
		setProblem( null );
		setTest( null );

		try {
			if ( work === 'save' ) {
				onSaved( await apiRequest< MailTexts >( '/mail-texts', { method: 'PUT', data } ) );
			} else if ( work === 'test' ) {
				setTest( await apiRequest< MailTest >( '/mail-texts/test', { method: 'POST', data } ) );
			} else {
				setPreview( await apiRequest< MailPreview >( '/mail-texts/preview', { method: 'POST', data } ) );
			}
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setBusy( '' );
		}
	}

	const button = ( work: Work ) => ( {
		__next40pxDefaultSize: true as const,
		isBusy: busy === work,
		'aria-disabled': busy !== '',
	} );

	return (
		<form
			ref={ element }
			noValidate
			className="hvac-mail-texts__form"
			aria-label={ name }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void run( 'save' );
			} }
		>
			<h3>{ name }</h3>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem.message }
				</Notice>
			) }
			<p className="hvac-mail-texts__help">
				{ __(
					'Plain text, with a blank line between paragraphs. A paragraph with a value that a lead does not have is left out.',
					'hvac-blocks'
				) }
			</p>
			<ValueButtons values={ mail.values } form={ element } texts={ texts } onInsert={ change } />
			{ mail.parts.map( ( part ) => (
				<PartField
					key={ part.name }
					part={ part }
					lang={ mail.lang }
					values={ texts }
					messages={ problem?.fields ?? {} }
					change={ change }
				/>
			) ) }
			<Flex justify="flex-start" wrap>
				<Button { ...button( 'save' ) } type="submit" variant="primary">
					{ __( 'Save', 'hvac-blocks' ) }
				</Button>
				<Button { ...button( 'preview' ) } variant="secondary" onClick={ () => void run( 'preview' ) }>
					{ __( 'Preview', 'hvac-blocks' ) }
				</Button>
				<Button { ...button( 'test' ) } variant="secondary" onClick={ () => void run( 'test' ) }>
					{ __( 'Send a test to me', 'hvac-blocks' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => guard.leave( onClose ) }>
					{ __( 'Cancel', 'hvac-blocks' ) }
				</Button>
			</Flex>
			<div role="status">
				{ test && (
					<Notice status={ test.ok ? 'success' : 'error' } isDismissible={ false }>
						{ sprintf(
							/* translators: 1: an email address, 2: what the mail server said. */
							__( '%1$s: %2$s', 'hvac-blocks' ),
							email,
							test.message
						) }
					</Notice>
				) }
			</div>
			{ preview && <Preview preview={ preview } lang={ mail.lang } /> }
			{ guard.question }
		</form>
	);
}
