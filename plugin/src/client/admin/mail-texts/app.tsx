import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Pending } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { nameOf } from './mail-name';
import { MailForm } from './mail-form';
import { MailRow } from './mail-row';
import type { MailTexts } from './types';

/** The emails about leads, by form: each as a row, or as a form while its texts are changed. */
export function App() {
	const { data, problem, reload, replace } = useResource< MailTexts >( '/mail-texts' );
	const [ open, setOpen ] = useState( '' );
	const [ said, setSaid ] = useState( '' );

	if ( ! data ) {
		return (
			<Pending
				problem={ problem }
				title={ __( 'The texts could not be loaded.', 'hvac-blocks' ) }
				lines={ 8 }
				onRetry={ reload }
			/>
		);
	}

	return (
		<div className="hvac-mail-texts">
			<p className="hvac-mail-texts__lead">
				{ __(
					'Write the emails about leads in your own words. Texts you do not change follow updates of the plugin. Texts you change stay as they are, and this screen shows when ours changed since.',
					'hvac-blocks'
				) }
			</p>
			{ said && (
				<Notice status="success" onRemove={ () => setSaid( '' ) }>
					{ said }
				</Notice>
			) }
			{ data.forms.map( ( form ) => (
				<Card key={ form.form } as="section" aria-label={ form.title }>
					<CardHeader>
						<h2>{ form.title }</h2>
					</CardHeader>
					<CardBody className="hvac-mail-texts__mails">
						{ form.mails.map( ( mail ) => {
							const key = `${ mail.mail } ${ form.form } ${ mail.lang }`;

							return key === open ? (
								<MailForm
									key={ key }
									form={ form.form }
									mail={ mail }
									email={ data.email }
									onClose={ () => setOpen( '' ) }
									onSaved={ ( answer ) => {
										replace( answer );
										setOpen( '' );
										setSaid(
											/* translators: %s: the name of an email. */
											sprintf( __( 'Saved: %s', 'hvac-blocks' ), nameOf( mail ) )
										);
									} }
								/>
							) : (
								<MailRow
									key={ key }
									mail={ mail }
									form={ form.title }
									onEdit={ () => setOpen( key ) }
								/>
							);
						} ) }
					</CardBody>
				</Card>
			) ) }
		</div>
	);
}
