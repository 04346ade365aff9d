import { useEffect, useRef, useState } from '@wordpress/element';

interface Props {
	/** Of all products, in the order in which the server printed them. */
	names: string[];
	texts: Record< 'one' | 'other', string >;
}

type ColumnPair = [ number, number ];

/** Lists of which each chooses one of the two products that are seen where there is little room: they become the first columns of the table below. */
export function CompareTwo( { names, texts }: Props ) {
	const element = useRef< HTMLDivElement >( null );
	const order = useRef( names.map( ( _, index ) => index ) );
	const [ two, setTwo ] = useState< ColumnPair >( [ 0, 1 ] );

	// Whoever chooses the other one wants them to change places.
	const choose = ( place: 0 | 1, product: number ) =>
		setTwo( ( [ one, other ] ) => {
			if ( place === 0 ) {
				return [ product, product === other ? one : other ];
			}
			return [ product === one ? other : one, product ];
		} );

	// One may have been chosen while this script was on its way.
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

/** Puts the columns of the server's table in another order. React knows nothing of them. */
function moveColumns( slot: Element | null | undefined, from: number[], to: number[] ): void {
	if ( from.join() === to.join() ) {
		return;
	}
	for ( const row of slot?.querySelectorAll( 'tr' ) ?? [] ) {
		const [ , ...cells ] = row.children;

		// The name of a group goes over all columns.
		if ( cells.length === to.length ) {
			const moved = to.map( ( product ) => cells[ from.indexOf( product ) ] as Element );

			row.append( ...moved );
			row.toggleAttribute( 'data-pair-same', moved[ 0 ]?.textContent === moved[ 1 ]?.textContent );
		}
	}
}
