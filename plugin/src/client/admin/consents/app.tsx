import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { page } from '@wordpress/icons';
import { Message } from '../shared/message';
import { EmptyState, Pending } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { LanguageText } from './language-text';
import type { Consents, FormTexts } from './types';

/** The consent texts of all forms, with the languages side by side. */
export function App() {
	const { data, problem, isLoading, reload, replace } = useResource< Consents >( '/consents' );
	const [ announcement, setAnnouncement ] = useState( '' );

	if ( ! data ) {
		return (
			<Pending
				problem={ problem }
				title={ __( 'The consent texts could not be loaded.', 'hvac-blocks' ) }
				lines={ 12 }
				onRetry={ reload }
			/>
		);
	}

	return (
		<div className="hvac-consents" aria-busy={ isLoading }>
			<p className="hvac-consents__lead">
				{ __(
					'These are the texts visitors agree to when they submit a form. A change never overwrites a text. It creates a new version, and each lead keeps the text its visitor saw. Cached pages may show an older version for a while, which remains valid.',
					'hvac-blocks'
				) }
			</p>
			<Message status="success" text={ announcement } onRemove={ () => setAnnouncement( '' ) } />
			{ data.forms.length === 0 && (
				<EmptyState icon={ page } title={ __( 'No form asks for consent', 'hvac-blocks' ) } />
			) }
			{ data.forms.map( ( form ) => (
				<Card key={ form.form } as="section" aria-label={ form.title }>
					<CardHeader>
						<h2>{ form.title }</h2>
						<span className="hvac-consents__kind">{ boxText( form ) }</span>
					</CardHeader>
					<CardBody>
						<div className="hvac-consents__languages">
							{ form.languages.map( ( texts ) => (
								<LanguageText
									key={ texts.lang }
									form={ form.form }
									title={ form.title }
									texts={ texts }
									consents={ data }
									onWritten={ ( answer, message ) => {
										replace( answer );
										setAnnouncement( message );
									} }
									onConflict={ reload }
								/>
							) ) }
						</div>
					</CardBody>
				</Card>
			) ) }
		</div>
	);
}

function boxText( { hasBox, isRequired, isConditional }: FormTexts ): string {
	if ( ! hasBox ) {
		return __( 'Shown as a note, without a checkbox', 'hvac-blocks' );
	}

	if ( isConditional ) {
		return __( 'Next to a checkbox that is required in some countries', 'hvac-blocks' );
	}

	return isRequired
		? __( 'Next to a required checkbox', 'hvac-blocks' )
		: __( 'Next to an optional checkbox', 'hvac-blocks' );
}
