import { getBlockType } from '@wordpress/blocks';

export type Template = Array< [ name: string, attributes?: Record< string, unknown >, inner?: Template ] >;

/**
 * The child blocks that a new block begins with: one for each value that the child's attribute can have, in the order of its
 * block.json.
 *
 * @param child     its folder
 * @param attribute with an `enum`
 * @param others    the further attributes of the one with that value
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
