import type { Place, WizardProps } from './types';
import type { Wizard } from './use-wizard';

interface Props {
	props: WizardProps;
	wizard: Wizard;
	/** The id of the question's heading. */
	title: string;
}

/** The only typed answer: the place is looked up while typing. */
export function PlaceField( { props: { texts, answers }, wizard: { place, isRefused, onLeave }, title }: Props ) {
	return (
		<div className="hvac-field hvac-wizard__place">
			<label className="hvac-field__label" htmlFor={ `${ title }-input` }>
				{ texts.zip }
			</label>
			<input
				type="text"
				className="hvac-field__input"
				id={ `${ title }-input` }
				name="zipCode"
				autoComplete="postal-code"
				autoCapitalize="characters"
				spellCheck={ false }
				maxLength={ 20 }
				defaultValue={ answers.zipCode }
				aria-invalid={ isRefused || undefined }
				aria-describedby={ `${ title }-help ${ title }-error` }
				onBlur={ onLeave }
			/>
			<p className="hvac-wizard__error" id={ `${ title }-error` }>
				{ isRefused ? texts.zipInvalid : '' }
			</p>
			<p className="hvac-wizard__found" role="status" data-state={ place.state }>
				{ wordsOf( place, texts ) }
			</p>
		</div>
	);
}

const wordsOf = ( { state, name }: Place, texts: WizardProps[ 'texts' ] ): string =>
	( { none: '', verifying: texts.verifying, served: name, outside: texts.unsupported } )[ state ];
