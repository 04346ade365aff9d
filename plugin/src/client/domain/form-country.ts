import type { FormField, FormStep, FormValues, OptionGroup } from './form';
import { countryOfZip } from './form-rules';

/** `US` or `CA`, from the entered country or postal code; empty if neither tells. */
export function countryOf( steps: FormStep[], values: FormValues ): string {
	const valuesOfType = ( type: string ) =>
		steps
			.flatMap( ( { fields } ) => fields )
			.filter( ( field ) => field.type === type )
			.map( ( { name } ) => values[ name ] ?? '' );
	const chosen = valuesOfType( 'country' )[ 0 ] ?? '';

	return chosen === '' ? ( valuesOfType( 'zip' ).map( countryOfZip ).find( Boolean ) ?? '' ) : chosen;
}

/** A field's options for a country: states or provinces; all options if the country has none of its own. */
export function optionsIn( country: string, { options }: Pick< FormField, 'options' > ): OptionGroup[] {
	const own = options.filter( ( group ) => group.country === country );

	return country !== '' && own.length > 0 ? own : options;
}
