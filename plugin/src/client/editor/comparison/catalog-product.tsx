import apiFetch from '@wordpress/api-fetch';
import { Button, ComboboxControl, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ControlProps, Placed } from '../control';
import { currentPage, type Select } from '../previews/queues';
import { useRetry } from '../server-back';

/** A product of `GET /products`. */
interface Product {
	id: string;
	name: string;
	price: { lastDay: string } | null;
	/** Its column, by the names of the block's attributes; null if its category is not compared. */
	comparison: Record< string, string > | null;
}

interface Attributes {
	product_id?: string;
	typed?: boolean;
	validUntil?: string;
}

type Block = ControlProps< Attributes, Attributes & Record< string, unknown > >;

const MOST = 20;

const find = ( query: object ): Promise< Product[] > =>
	apiFetch< { products: Product[] } >( {
		path: addQueryArgs( '/hvac-blocks/v1/products', { per_page: MOST, ...query } ),
	} ).then( ( { products } ) => products.filter( ( { comparison } ) => comparison ) );

/** The language of the edited page, which its address names. */
const useLanguage = (): string =>
	useSelect( ( select: Select ) => /\/(en|es|fr)\//.exec( currentPage( select ) )?.[ 1 ] ?? 'en', [] );

/** The products that a search finds, and the chosen one. */
function useProducts( search: string, chosen: string ): Product[] {
	const lang = useLanguage();
	const [ products, setProducts ] = useState< Product[] >( [] );
	const [ hasFailed, setHasFailed ] = useState( false );
	const [ turn, setTurn ] = useState( 0 );

	useRetry(
		hasFailed,
		useCallback( () => setTurn( ( last ) => last + 1 ), [] )
	);
	useEffect( () => {
		let isCurrent = true;
		// What was found before stays if the server fails.
		const take = ( found: Product[] | null ) => {
			if ( isCurrent ) {
				setHasFailed( found === null );
				setProducts( ( last ) => found ?? last );
			}
		};

		Promise.all( [ find( { search, lang } ), chosen === '' ? [] : find( { ids: [ chosen ], lang } ) ] ).then(
			( found ) => take( found.flat() ),
			() => take( null )
		);

		return () => {
			isCurrent = false;
		};
	}, [ search, chosen, lang, turn ] );

	return products;
}

/** Takes a column of a comparison from the catalog, or turns it into values that can be typed over, and back. */
export const catalogProduct = (): Placed => ( {
	place: 'panel',
	Control: ( { attributes: { product_id: chosen = '', typed: isTyped = false }, setAttributes }: Block ) => {
		const [ search, setSearch ] = useState( '' );
		const products = useProducts( search, chosen );
		const options = new Map( products.map( ( { id, name } ) => [ id, `${ name } (${ id })` ] ) );
		const own = products.find( ( { id } ) => id === chosen );

		if ( chosen !== '' && ! options.has( chosen ) ) {
			options.set( chosen, chosen );
		}

		return (
			<PanelBody title={ __( 'Catalog', 'hvac-blocks' ) }>
				<ComboboxControl
					__next40pxDefaultSize
					label={ __( 'Product of the catalog', 'hvac-blocks' ) }
					help={ __( 'Its values follow the catalog. Leave empty to type them.', 'hvac-blocks' ) }
					value={ chosen === '' ? null : chosen }
					options={ [ ...options ].map( ( [ value, label ] ) => ( { value, label } ) ) }
					onFilterValueChange={ setSearch }
					onChange={ ( id ) =>
						setAttributes( {
							product_id: id ?? '',
							typed: false,
							product_type: products.find( ( each ) => each.id === id )?.comparison?.product_type,
						} )
					}
				/>
				{ chosen !== '' &&
					( isTyped ? (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () => setAttributes( { typed: false } ) }
						>
							{ __( 'Use the values of the catalog', 'hvac-blocks' ) }
						</Button>
					) : (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							disabled={ ! own }
							onClick={ () =>
								setAttributes( { ...own?.comparison, typed: true, validUntil: own?.price?.lastDay } )
							}
						>
							{ __( 'Convert to typed values', 'hvac-blocks' ) }
						</Button>
					) ) }
			</PanelBody>
		);
	},
} );

/** Whether the values of a column are typed. */
export const isTyped = ( { product_id: id = '', typed = false }: Attributes ): boolean => id === '' || typed;
