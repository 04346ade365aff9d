import { useEffect, useRef, useState } from '@wordpress/element';

interface Props {
	/** All product names, in the order in which the server printed them. */
	names: string[];
	texts: Record< 'one' | 'other', string >;
}

type ColumnPair = [ number, number ];

/**
 * Two select lists that choose which products a narrow screen shows: they become the first columns of the table
 * below.
 */
export function CompareTwo( { names, texts }: Props ) {
	const element = useRef< HTMLDivElement >( null );
	const order = useRef( names.map( ( _, index ) => index ) );
	const [ two, setTwo ] = useState< ColumnPair >( [ 0, 1 ] );

	// Choosing the other list's product swaps the two.
	const choose = ( place: 0 | 1, product: number ) =>
		setTwo( ( [ one, other ] ) => {
			if ( place === 0 ) {
				return [ product, product === other ? one : other ];
			}
			return [ product === one ? other : one, product ];
		} );

	// A choice may have been made while this script was loading.
	useEffect( () => {
		const [ one, other ] = [ ...( element.current?.children ?? [] ) ] as HTMLSelectElement[];

		choose( 0, Number( one?.value ) );
		choose( 1, Number( other?.value ) );
	}, [] );

	useEffect( () => {
		const next = [ ...new Set( [ ...two, ...names.keys() ] ) ];

		moveColumns( element.current?.nextElementSibling, order.current, next );
		order.current = next;
	}, [ two, names ] );

	return (
		<div ref={ element } className="hvac-product-comparison__pair">
			{ ( [ 0, 1 ] as const ).map( ( place ) => (
				<select
					key={ place }
					className="hvac-field__input"
					aria-label={ place === 0 ? texts.one : texts.other }
					autoComplete="off"
					value={ two[ place ] }
					onChange={ ( { target } ) => choose( place, Number( target.value ) ) }
				>
					{ names.map( ( name, product ) => (
						<option key={ product } value={ product }>
							{ name }
						</option>
					) ) }
				</select>
			) ) }
		</div>
	);
}

/** Reorders the columns of the server's table, which React does not manage. */
function moveColumns( slot: Element | null | undefined, from: number[], to: number[] ): void {
	if ( from.join() === to.join() ) {
		return;
	}
	for ( const row of slot?.querySelectorAll( 'tr' ) ?? [] ) {
		const [ , ...cells ] = row.children;

		// A group's name spans all columns.
		if ( cells.length === to.length ) {
			const moved = to.map( ( product ) => cells[ from.indexOf( product ) ] as Element );

			row.append( ...moved );
			row.toggleAttribute( 'data-pair-same', moved[ 0 ]?.textContent === moved[ 1 ]?.textContent );
		}
	}
}
