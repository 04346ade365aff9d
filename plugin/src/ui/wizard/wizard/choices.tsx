import { View as Picture } from '@ui/media/picture/view';
import { isMultipleChoice } from './answers';
import type { Question } from './types';

interface Props {
	question: Question;
	/** The initial choices. */
	chosen: readonly string[];
	/** The id of the question's heading. */
	title: string;
}

/** A question's choices, each a large target with a picture. */
export function Choices( { question: { name, choices }, chosen, title }: Props ) {
	const several = isMultipleChoice( name );

	return (
		<div className="hvac-wizard__choices" data-several={ several }>
			{ choices.map( ( { value, label, about, picture } ) => (
				<label key={ value } className="hvac-wizard__choice" htmlFor={ `${ title }-${ value }` }>
					<input
						id={ `${ title }-${ value }` }
						type={ several ? 'checkbox' : 'radio' }
						className="hvac-choice__input"
						name={ several ? `${ name }[]` : name }
						value={ value }
						defaultChecked={ chosen.includes( value ) }
					/>
					{ picture && <Picture { ...picture } /> }
					<span className="hvac-wizard__words">
						<span className="hvac-wizard__label">{ label }</span>
						{ about !== '' && <span className="hvac-wizard__about">{ about }</span> }
					</span>
				</label>
			) ) }
		</div>
	);
}
