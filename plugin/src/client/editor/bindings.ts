import { getBlockBindingsSource } from '@wordpress/blocks';
import type { Select } from './previews/queues';

type Attributes = Record< string, unknown >;

/** Where an attribute's value comes from. */
interface Binding {
	source: string;
	args?: Record< string, unknown >;
}

/** A source of WordPress' block bindings. One that only the server knows has no functions. */
interface Source {
	label: string;
	getValues?: unknown;
	canUserEditValue?: ( asked: { select: Select; context: Attributes; args?: Binding[ 'args' ] } ) => boolean;
}

const sourceOf = ( { source }: Binding ): Source | undefined =>
	getBlockBindingsSource( source ) as unknown as Source | undefined;

/** The bindings of a block by attribute; `__default` applies to all others. */
const bindingsOf = ( { metadata }: Attributes ): [ string, Binding ][] =>
	Object.entries( ( metadata as { bindings?: Record< string, Binding > } | undefined )?.bindings ?? {} );

/** The bindings whose values only the server knows: in the editor, WordPress shows the name of the source in their place. */
export const serverBindings = ( attributes: Attributes ): Record< string, Binding > =>
	Object.fromEntries(
		bindingsOf( attributes ).filter( ( [ , binding ] ) => {
			const source = sourceOf( binding );

			return source !== undefined && source.getValues === undefined;
		} )
	);

/**
 * The source of a value that the user cannot change here.
 *
 * @param select  the registry's
 * @param name    the attribute
 * @param block   its block
 * @param context what the source may ask for, such as the post
 * @return its label; undefined if the value can be changed
 */
export function lockedBy(
	select: Select,
	name: string,
	block: Attributes,
	context: Attributes = {}
): string | undefined {
	const binding = bindingsOf( block ).find( ( [ attribute ] ) => attribute === name )?.[ 1 ];
	const source = binding && sourceOf( binding );

	return source && ! source.canUserEditValue?.( { select, context, args: binding.args } ) ? source.label : undefined;
}
