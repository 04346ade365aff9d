import icons from '@contracts/icons.json';
import { Action, Slot, useIsEditor } from '@hvac-blocks/view';
import { View as EmergencyLane } from '@ui/dealers/emergency-lane/view';
import { Icon } from '@ui/controls/icon/view';
import { View as PageQuery } from '@ui/controls/page-query/view';
import { useRef } from '@wordpress/element';
import type { Verdict } from '@client/domain/repair-or-replace';
import type { Option, Props, Result } from './types';
import { useCalculator } from './use-calculator';

export function View( props: Props ) {
	const { id, level, texts } = props;
	const Heading = `h${ level }` as 'h2';
	const form = useRef< HTMLFormElement >( null );
	const answerElement = useRef< HTMLDivElement >( null );
	const isEditor = useIsEditor();
	const { state, result, submit, change } = useCalculator( props, form, answerElement );

	return (
		<>
			<div className="hvac-section__head">
				<Slot as={ Heading } className="hvac-section__heading" name="heading" />
				<Slot as="p" className="hvac-section__intro" name="intro" />
			</div>
			<div className="hvac-calculator__lane">
				<EmergencyLane { ...props.lane } />
			</div>
			<div className="hvac-calculator" id={ id } data-state={ state }>
				<form
					ref={ form }
					className="hvac-calculator__form"
					method="get"
					action={ `#${ id }` }
					aria-busy={ state === 'busy' || undefined }
					onSubmit={ submit }
					onChange={ change }
				>
					<PageQuery />
					<Choice { ...props } name="age" choose={ texts.chooseAge } options={ props.ages } />
					<Choice { ...props } name="estimate" choose={ texts.chooseEstimate } options={ props.estimates } />
					<Action type="submit" className="hvac-button hvac-calculator__submit">
						<Slot as="span" name="button" />
					</Action>
				</form>
				<div className="hvac-calculator__result">
					<p className="hvac-calculator__busy" role="status">
						{ state === 'busy' ? texts.calculating : '' }
					</p>
					<div
						ref={ answerElement }
						className="hvac-calculator__answer"
						tabIndex={ -1 }
						data-verdict={ result?.verdict ?? '' }
						hidden={ state !== 'answer' }
					>
						<p className="hvac-calculator__verdict">
							<Icon svg={ result?.verdict === 'replace' ? icons.refreshCw : icons.wrench } />
							<strong>{ result ? texts[ result.verdict ] : '' }</strong>
							<span className="hvac-calculator__sum">{ result?.sum ?? '' }</span>
						</p>
						<Advice verdict="replace" result={ result } />
						<Advice verdict="repair" result={ result } />
						<p className="hvac-calculator__near" hidden={ ! result?.isNear }>
							{ texts.near }
						</p>
						<p className="hvac-calculator__rule">{ texts.rule }</p>
						<p className="hvac-calculator__next">
							<a className="hvac-button" href={ props.dealersUrl }>
								{ texts.dealers }
							</a>
							<a className="hvac-button hvac-button--secondary" href={ props.wizardUrl }>
								{ texts.wizard }
							</a>
						</p>
					</div>
				</div>
				{ isEditor && <EditedAdvice texts={ texts } /> }
				<div className="hvac-disclosures hvac-calculator__help">
					<Help title={ texts.ageTitle } slot="ageHelp" />
					<Help title={ texts.estimateTitle } slot="estimateHelp" />
				</div>
			</div>
		</>
	);
}

interface ChoiceProps {
	id: string;
	name: 'age' | 'estimate';
	choose: string;
	options: Option[];
	texts: Props[ 'texts' ];
	age: string;
	estimate: string;
}

const Choice = ( { id, name, choose, options, texts, ...chosen }: ChoiceProps ) => (
	<div className="hvac-field">
		<label className="hvac-field__label" htmlFor={ `${ id }-${ name }` }>
			{ texts[ name ] }
		</label>
		<select
			className="hvac-field__input"
			id={ `${ id }-${ name }` }
			name={ name }
			required
			defaultValue={ chosen[ name ] }
		>
			<option value="">{ choose }</option>
			{ options.map( ( { value, label } ) => (
				<option key={ value } value={ value }>
					{ label }
				</option>
			) ) }
		</select>
	</div>
);

/** Both are on the page, because the visitor may choose what the server did not. */
const Advice = ( { verdict, result }: { verdict: Verdict; result: Result | null } ) => (
	<div className="hvac-calculator__advice" hidden={ result?.verdict !== verdict }>
		{ ! useIsEditor() && <Slot as="p" name={ `${ verdict }Advice` } /> }
	</div>
);

/** The editor shows no answer, only its texts. */
const EditedAdvice = ( { texts }: { texts: Props[ 'texts' ] } ) => (
	<div className="hvac-calculator__edited">
		{ ( [ 'replace', 'repair' ] as const ).map( ( verdict ) => (
			<div key={ verdict }>
				<strong>{ texts[ verdict ] }</strong>
				<Slot as="p" name={ `${ verdict }Advice` } />
			</div>
		) ) }
	</div>
);

const Help = ( { title, slot }: { title: string; slot: string } ) => (
	<details className="hvac-disclosure" open={ useIsEditor() || undefined }>
		<summary className="hvac-disclosure__summary">
			<span>{ title }</span>
			<Icon svg={ icons.chevronDown } />
		</summary>
		<Slot as="p" className="hvac-disclosure__content" name={ slot } />
	</details>
);
