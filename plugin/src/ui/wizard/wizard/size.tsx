import { homeSizeOf } from '@client/domain/wizard';
import contract from '@contracts/wizard.json';
import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';
import { View as Picture } from '@ui/media/picture/view';
import { useState } from '@wordpress/element';
import type { CSSProperties } from 'react';
import type { WizardProps } from './types';
import type { Wizard } from './use-wizard';

const { homeSizes, slider } = contract;

interface Props {
	props: WizardProps;
	wizard: Wizard;
	/** The id of the question's heading. */
	title: string;
}

/** A slider with a button at each end; without a script, a list replaces it. */
export function SizeField( { props: { sizes, texts, picture, answers }, wizard, title }: Props ) {
	const size = homeSizeOf( wizard.answers.homeSize );
	const [ isPressed, setIsPressed ] = useState( false );
	const index = size ? homeSizes.indexOf( size ) : 0;
	const words = sizes[ index ] ?? '';
	const area = ( text: string ) => texts.area.replace( '%s', text );
	const button = ( by: 1 | -1, isEnd: boolean ) => (
		<button
			type="button"
			className="hvac-button hvac-button--secondary"
			// Not `disabled`, which would lose the focus.
			aria-disabled={ isEnd }
			aria-label={ by > 0 ? texts.larger : texts.smaller }
			onClick={ () => {
				setIsPressed( true );

				if ( ! isEnd ) {
					wizard.resize( by );
				}
			} }
		>
			<Icon svg={ by > 0 ? icons.plus : icons.minus } />
		</button>
	);

	return (
		<div className="hvac-wizard__size" style={ { '--hvac-wizard-size': index } as CSSProperties }>
			{ picture && (
				<div className="hvac-wizard__house">
					<Picture { ...picture } />
				</div>
			) }
			<output className="hvac-wizard__area" htmlFor={ `${ title }-range` } aria-live="off">
				<strong>{ words }</strong>
				<span>{ texts.unit }</span>
			</output>
			<div className="hvac-wizard__slider">
				{ button( -1, index === 0 ) }
				<input
					type="range"
					className="hvac-wizard__range"
					id={ `${ title }-range` }
					name="homeSize[]"
					min={ slider.from }
					max={ slider.to }
					step={ slider.step }
					aria-labelledby={ title }
					aria-valuetext={ area( words ) }
					onFocus={ () => setIsPressed( false ) }
					defaultValue={ homeSizeOf( answers.homeSize )?.stop ?? slider.from }
				/>
				{ button( 1, index === homeSizes.length - 1 ) }
			</div>
			{ /* A slider announces its value by itself; the buttons do not. */ }
			<p className="hvac-visually-hidden" role="status">
				{ isPressed ? area( words ) : '' }
			</p>
			<select
				className="hvac-field__input hvac-wizard__sizes"
				name="homeSize[]"
				aria-labelledby={ title }
				defaultValue={ answers.homeSize }
			>
				<option value="">{ texts.chooseSize }</option>
				{ homeSizes.map( ( { key }, number ) => (
					<option key={ key } value={ key }>
						{ area( sizes[ number ] ?? '' ) }
					</option>
				) ) }
			</select>
		</div>
	);
}
