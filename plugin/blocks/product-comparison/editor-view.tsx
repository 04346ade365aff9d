import { getBlockType } from '@wordpress/blocks';
import { EditorNotices } from '@client/editor/editor-notices';
import { Slot } from '@hvac-blocks/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import { useBlockEditContext } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { AddProduct } from './add-product';
import { PasteProducts } from './paste-products';
import { duplicateLabels, plainText, tabNumberOf, TAB_NUMBERS, TabsProvider } from '@client/editor/comparison/types';
import type { Props as PageProps } from './view';

interface Props extends PageProps {
	/** The default names of the tabs. */
	labels: string[];
}

type Attributes = Record< string, string | undefined >;

interface Store {
	getBlockAttributes: ( id: string ) => Attributes | null;
	getBlocks: ( id: string ) => Product[];
	getSelectedBlockClientId: () => string | null;
}

interface Product {
	clientId: string;
	attributes: Attributes;
}

/** A comparison in the editor: the names of all tabs, the table of one of them, and the panels. */
export function EditorView( { level, labels: defaults, texts }: Props ) {
	const { clientId } = useBlockEditContext() as { clientId: string };
	const attributes = useSelect(
		( select ) => ( select( 'core/block-editor' ) as unknown as Store ).getBlockAttributes( clientId ),
		[ clientId ]
	);
	const products = useSelect(
		( select ) => ( select( 'core/block-editor' ) as unknown as Store ).getBlocks( clientId ),
		[ clientId ]
	);
	const labels = useMemo(
		() =>
			TAB_NUMBERS.map( ( number ) =>
				plainText( String( attributes?.[ `menu_label_${ number }` ] ?? defaults[ number - 1 ] ?? '' ) )
			),
		[ attributes, defaults ]
	);
	const tabs = products.map( ( { attributes: { product_type: type = '' } } ) => tabNumberOf( type, labels ) );
	const [ chosen, choose ] = useChosenTab( products, tabs );
	const first = products[ tabs.findIndex( ( tab ) => tab === undefined || tab === chosen ) ]?.clientId ?? '';

	// The cells of all products follow it: only what it says may draw them again.
	const value = useMemo( () => ( { labels, chosen, first } ), [ labels, chosen, first ] );

	return (
		<TabsProvider value={ value }>
			<SectionHead level={ level } />
			<ul className="hvac-product-comparison__labels">
				{ TAB_NUMBERS.map( ( number ) => (
					// Its text is the control: its products are shown to a mouse and to a keyboard alike.
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
					<li
						key={ number }
						className="hvac-product-comparison__label"
						aria-current={ number === chosen || undefined }
						onFocus={ () => choose( number ) }
						onClick={ () => choose( number ) }
					>
						<Slot as="span" name={ `menu_label_${ number }` } />
						<Count of={ tabs.filter( ( tab ) => tab === number ).length } />
					</li>
				) ) }
			</ul>
			<EditorNotices
				title={ getBlockType( 'hvac-blocks/product-comparison' )?.title ?? '' }
				notices={ noticesOf( labels, products.map( productOf ) ) }
				hints={ [] }
				isSpoken
			/>
			<Slot name="content" className="hvac-product-comparison__products" />
			<div className="hvac-product-comparison__add" contentEditable={ false }>
				<AddProduct { ...{ clientId, chosen } } at={ tabs.lastIndexOf( chosen ) + 1 || products.length } />
				<PasteProducts clientId={ clientId } labels={ labels } />
			</div>
			{ ( [ 'costs', 'included' ] as const ).map( ( panel ) => (
				<section key={ panel } className="hvac-product-comparison__edited">
					<Slot as="p" className="hvac-product-comparison__title" name={ `${ panel }Heading` } />
					{ panel === 'costs' ? (
						<Slot as="p" className="hvac-product-comparison__words" name="costsText" />
					) : (
						( [ 'included', 'excluded' ] as const ).map( ( part ) => (
							<div key={ part } className="hvac-product-comparison__part">
								<p className="hvac-product-comparison__term">{ texts[ part ] }</p>
								<Slot as="p" className="hvac-product-comparison__words" name={ `${ part }Text` } />
							</div>
						) )
					) }
				</section>
			) ) }
			<Slot as="p" className="hvac-section__note" name="note" />
		</TabsProvider>
	);
}

/** The tab whose products are shown: the chosen one, that of a product selected elsewhere, or the first with products. */
function useChosenTab( products: Product[], tabs: Array< number | undefined > ) {
	const [ chosen, choose ] = useState< number >();
	const selected = useSelect(
		( select ) => ( select( 'core/block-editor' ) as unknown as Store ).getSelectedBlockClientId(),
		[]
	);
	const tab = tabs[ products.findIndex( ( { clientId } ) => clientId === selected ) ];

	useEffect( () => {
		if ( tab ) {
			choose( tab );
		}
	}, [ selected, tab ] );

	return [
		chosen ?? Math.min( ...tabs.filter( ( each ) => each !== undefined ), TAB_NUMBERS.length ),
		choose,
	] as const;
}

interface ComparisonProduct {
	name: string;
	type: string;
}

const productOf = ( {
	attributes: { product_name: name, product_id: id = '', product_type: type = '' },
}: Product ): ComparisonProduct => ( {
	name: plainText( name ?? '' ) || id,
	type: plainText( type ),
} );

/** What the page does not show, and what is still sample content. */
function noticesOf( labels: string[], products: ComparisonProduct[] ) {
	const orphans = products.filter( ( { type } ) => tabNumberOf( type, labels ) === undefined );
	const empty = labels.filter(
		( label, index ) => label !== '' && ! products.some( ( { type } ) => tabNumberOf( type, labels ) === index + 1 )
	);
	const twice = duplicateLabels( labels );

	return [
		orphans.length > 0 &&
			sprintf(
				/* translators: %s: names of products, each with its type. */
				__( 'No tab has the type of these products, so the page does not show them: %s', 'hvac-blocks' ),
				orphans.map( ( { name, type } ) => `${ name || '–' } (${ type || '–' })` ).join( ', ' )
			),
		twice.length > 0 &&
			sprintf(
				/* translators: %s: names of tabs. */
				__( 'Tabs of the same name are one tab on the page: %s', 'hvac-blocks' ),
				twice.join( ', ' )
			),
		empty.filter( ( label ) => ! twice.includes( label ) ).length > 0 &&
			sprintf(
				/* translators: %s: names of tabs. */
				__( 'The page does not show tabs without products: %s', 'hvac-blocks' ),
				empty.join( ', ' )
			),
	].flatMap( ( text ) => ( text ? [ { text, action: null } ] : [] ) );
}

/** How many products a tab has: a number, for screen readers with what it counts. */
const Count = ( { of: count }: { of: number } ) => (
	<span className="hvac-product-comparison__count" contentEditable={ false }>
		<span aria-hidden>{ count }</span>
		<span className="hvac-visually-hidden">
			{ sprintf(
				/* translators: %d: number of products. */
				_n( '%d product', '%d products', count, 'hvac-blocks' ),
				count
			) }
		</span>
	</span>
);
