import { CheckboxControl } from '@wordpress/components';

interface Props< Name extends string > {
	legend: string;
	className: string;
	all: ReadonlyArray< { name: Name; title: string } >;
	chosen: readonly Name[];
	problem?: string | undefined;
	onChange: ( chosen: Name[] ) => void;
}

/** Some of several, each with a checkbox. */
export function Choices< Name extends string >( { legend, className, all, chosen, problem, onChange }: Props< Name > ) {
	return (
		<fieldset className={ className }>
			<legend>{ legend }</legend>
			{ problem && <p className="hvac-record__wrong">{ problem }</p> }
			{ all.map( ( { name, title } ) => (
				<CheckboxControl
					key={ name }
					__nextHasNoMarginBottom
					label={ title }
					checked={ chosen.includes( name ) }
					onChange={ ( isChosen ) =>
						onChange( isChosen ? [ ...chosen, name ] : chosen.filter( ( other ) => other !== name ) )
					}
				/>
			) ) }
		</fieldset>
	);
}
