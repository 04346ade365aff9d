import { Card, CardBody, CardHeader } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Pending } from '../shared/states';
import { useEditList } from '../shared/use-edit-list';
import { useResource } from '../shared/use-resource';
import { MailForm } from './mail-form';
import { MailRow } from './mail-row';
import type { MailTexts } from './types';

/** The emails about leads, by form: each as a row, or as a form while its texts are changed. */
export function App() {
	const { data, problem, reload, replace } = useResource< MailTexts >( '/mail-texts' );
	const { open, setOpen, notice, form: editing } = useEditList( replace );

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
					'Write the emails about leads in your own words. Texts you do not change are updated with the plugin. Texts you change stay as they are, and this screen shows when the default text has changed.',
					'hvac-blocks'
				) }
			</p>
			{ notice }
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
									{ ...editing }
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
