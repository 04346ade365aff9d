import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { apiRequest } from '../shared/api';
import { useFormSubmit } from '../shared/use-form-submit';
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
	onSaved: ( answer: MailTexts, name: string ) => void;
	onClose: () => void;
}

/** Changes the texts of an email. */
export function MailForm( { form, mail, email, onSaved, onClose }: Props ) {
	const [ start ] = useState( () => Object.fromEntries( mail.parts.map( ( { name, text } ) => [ name, text ] ) ) );
	const [ texts, setTexts ] = useState< Record< string, string > >( start );
	const [ asked, setAsked ] = useState< 'preview' | 'test' | '' >( '' );
	const [ preview, setPreview ] = useState< MailPreview | null >( null );
	const [ test, setTest ] = useState< MailTest | null >( null );
	const change = ( part: Partial< Record< string, string > > ) =>
		setTexts( { ...texts, ...part } as Record< string, string > );
	const guard = useLeaveGuard( texts !== start, () => {} );
	const name = nameOf( mail );

	const data = { mail: mail.mail, form, language: mail.lang, texts };
	const submit = useFormSubmit( async () => {
		setTest( null );
		onSaved( await apiRequest< MailTexts >( '/mail-texts', { method: 'PUT', data } ), name );
	} );

	useEffect( () => submit.form.ref.current?.querySelector( 'input' )?.focus(), [ submit.form.ref ] );

	const ask = ( what: 'preview' | 'test' ) => ( {
		__next40pxDefaultSize: true as const,
		variant: 'secondary' as const,
		isBusy: asked === what,
		'aria-disabled': submit.button.isBusy,
		onClick: () =>
			submit.also( async () => {
				setAsked( what );
				setTest( null );
				try {
					if ( what === 'test' ) {
						setTest( await apiRequest< MailTest >( '/mail-texts/test', { method: 'POST', data } ) );
					} else {
						setPreview(
							await apiRequest< MailPreview >( '/mail-texts/preview', { method: 'POST', data } )
						);
					}
				} finally {
					setAsked( '' );
				}
			} ),
	} );

	return (
		<form { ...submit.form } className="hvac-mail-texts__form" aria-label={ name }>
			<h3>{ name }</h3>
			{ submit.notice }
			<p className="hvac-mail-texts__help">
				{ __(
					'Plain text, with a blank line between paragraphs. A paragraph with a value that a lead does not have is left out.',
					'hvac-blocks'
				) }
			</p>
			<ValueButtons values={ mail.values } form={ submit.form.ref } texts={ texts } onInsert={ change } />
			{ mail.parts.map( ( part ) => (
				<PartField
					key={ part.name }
					part={ part }
					lang={ mail.lang }
					values={ texts }
					messages={ submit.messages }
					change={ change }
				/>
			) ) }
			<Flex justify="flex-start" wrap>
				<Button { ...submit.button } isBusy={ submit.button.isBusy && asked === '' }>
					{ __( 'Save', 'hvac-blocks' ) }
				</Button>
				<Button { ...ask( 'preview' ) }>{ __( 'Preview', 'hvac-blocks' ) }</Button>
				<Button { ...ask( 'test' ) }>{ __( 'Send a test to me', 'hvac-blocks' ) }</Button>
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
