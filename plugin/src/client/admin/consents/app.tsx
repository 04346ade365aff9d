import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { page } from '@wordpress/icons';
import { formName } from '../shared/form-names';
import { Empty, Failed, Skeleton } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { LanguageText } from './language-text';
import type { Consents, FormTexts } from './types';

/** The consent texts of all forms, with the languages of each side by side. */
export function App() {
	const { data, problem, isLoading, reload, replace } = useResource< Consents >( '/consents' );
	const [ said, setSaid ] = useState( '' );

	if ( ! data ) {
		return problem ? (
			<Failed
				title={ __( 'The consent texts could not be loaded.', 'hvac-blocks' ) }
				problem={ problem }
				onRetry={ reload }
			/>
		) : (
			<Skeleton lines={ 12 } />
		);
	}

	return (
		<div className="hvac-consents" aria-busy={ isLoading }>
			<p className="hvac-consents__lead">
				{ __(
					'What visitors agree to when they send a form. A change never replaces a text: it makes a new version, and every lead keeps the words that its visitor saw. Pages that are kept in a cache may show an older version for a while; it stays valid.',
					'hvac-blocks'
				) }
			</p>
			{ said && (
				<Notice status="success" onRemove={ () => setSaid( '' ) }>
					{ said }
				</Notice>
			) }
			{ data.forms.length === 0 && (
				<Empty icon={ page } title={ __( 'No form asks for consent', 'hvac-blocks' ) } />
			) }
			{ data.forms.map( ( form ) => (
				<Card key={ form.form } as="section" aria-label={ formName( form.form ) }>
					<CardHeader>
						<h2>{ formName( form.form ) }</h2>
						<span className="hvac-consents__kind">{ boxText( form ) }</span>
					</CardHeader>
					<CardBody>
						<div className="hvac-consents__languages">
							{ form.languages.map( ( texts ) => (
								<LanguageText
									key={ texts.lang }
									form={ form.form }
									texts={ texts }
									consents={ data }
									onWritten={ ( answer, message ) => {
										replace( answer );
										setSaid( message );
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
		return __( 'Shown as a note, without a box', 'hvac-blocks' );
	}

	if ( isConditional ) {
		return __( 'Beside a box that has to be ticked, in some countries only', 'hvac-blocks' );
	}

	return isRequired
		? __( 'Beside a box that has to be ticked', 'hvac-blocks' )
		: __( 'Beside a box that may stay empty', 'hvac-blocks' );
}
