import { getBlockType } from '@wordpress/blocks';

export type Template = Array< [ name: string, attributes?: Record< string, unknown >, inner?: Template ] >;

/**
 * The child blocks of a new block: one per value of the child's attribute, in the order of its block.json.
 *
 * @param child     its folder
 * @param attribute with an `enum`
 * @param others    further attributes by value
 */
export const oneOfEach =
	( child: string, attribute: string, others: ( value: string ) => Record< string, unknown > = () => ( {} ) ) =>
	(): Template => {
		const name = `hvac-blocks/${ child }`;
		const { attributes = {} } = ( getBlockType( name ) ?? {} ) as {
			attributes?: Record< string, { enum?: string[] } >;
		};
		const values = attributes[ attribute ]?.enum ?? [];

		return values.filter( Boolean ).map( ( value ) => [ name, { [ attribute ]: value, ...others( value ) } ] );
	};
