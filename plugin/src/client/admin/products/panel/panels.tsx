import contract from '@contracts/product.json';
import { Flex, Notice, SelectControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, ProductField, type Form } from './field';
import { DOCUMENTS, fieldOf, FIGURES, hasFigure, PRICE, SALE, WORDS, type Product } from './fields';

/** The post type, and the name of its meta value. */
const TYPE = 'hvac_product';

interface EditorStore {
	getCurrentPostType: () => string | null;
	getCurrentPostId: () => number | null;
}

/** The panels of a product, next to its content; none for other posts. */
export function ProductPanels() {
	const post = useSelect( ( select: ( store: string ) => unknown ) => {
		const editor = select( 'core/editor' ) as EditorStore;

		return editor.getCurrentPostType() === TYPE ? editor.getCurrentPostId() : null;
	}, [] );

	return post === null ? null : <Panels key={ post } />;
}

function Panels() {
	const [ meta, setMeta ] = useEntityProp( 'postType', TYPE, 'meta' );
	// A closed panel loses its state, so this is not in the fields.
	const [ typed, setTyped ] = useState< Record< string, string > >( {} );
	const [ language, setLanguage ] = useState< '' | 'Es' | 'Fr' >( '' );
	const stored = meta?.[ TYPE ];
	// PHP writes an empty object as a list.
	const product = stored && ! Array.isArray( stored ) ? ( stored as Product ) : {};
	const form: Form = {
		product,
		typed,
		type: ( name, text ) => setTyped( ( all ) => ( { ...all, [ name ]: text } ) ),
		set: ( name, value ) => {
			const { [ name ]: _, ...others } = product;
			setMeta( { ...meta, [ TYPE ]: value === undefined ? others : { ...others, [ name ]: value } } );
		},
	};
	const fields = ( names: string[] ) =>
		names.map( ( name ) => <ProductField key={ name } name={ name } { ...form } /> );
	// The English name is the post's title.
	const inLanguage = ( names: string[] ) =>
		names
			.map( ( name ) => ( fieldOf( name ).isTranslated ? name + language : name ) )
			.filter( ( name ) => name !== 'name' );
	const languages = (
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Language of texts and documents', 'hvac-blocks' ) }
			value={ language }
			options={ [
				{ value: '', label: __( 'English', 'hvac-blocks' ) },
				{ value: 'Es', label: __( 'Spanish', 'hvac-blocks' ) },
				{ value: 'Fr', label: __( 'French', 'hvac-blocks' ) },
			] }
			onChange={ setLanguage }
		/>
	);

	return (
		<>
			<PluginDocumentSettingPanel name="product" title={ __( 'Product', 'hvac-blocks' ) }>
				<Flex direction="column" align="stretch" gap={ 4 }>
					{ ! product.category && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'Choose a category: a product without one is not shown.', 'hvac-blocks' ) }
						</Notice>
					) }
					<Choice name="category" options={ contract.categories } { ...form } />
					{ fields( [ 'id' ] ) }
					<Choice name="tier" options={ contract.tiers } { ...form } />
					{ fields( [ 'series' ] ) }
					{ languages }
					{ fields( inLanguage( WORDS ) ) }
				</Flex>
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel name="figures" title={ __( 'Figures', 'hvac-blocks' ) }>
				<Flex direction="column" align="stretch" gap={ 4 }>
					{ fields( FIGURES.filter( ( name ) => hasFigure( product, name ) ) ) }
				</Flex>
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel name="price" title={ __( 'Price and warranty', 'hvac-blocks' ) }>
				<Flex direction="column" align="stretch" gap={ 4 }>
					{ fields( PRICE ) }
				</Flex>
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel name="sale" title={ __( 'Documents and sale', 'hvac-blocks' ) }>
				<Flex direction="column" align="stretch" gap={ 4 }>
					{ languages }
					{ fields( [ ...inLanguage( DOCUMENTS ), ...SALE ] ) }
				</Flex>
			</PluginDocumentSettingPanel>
		</>
	);
}
