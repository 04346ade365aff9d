import { Button, CheckboxControl, Flex, Modal, Notice, TextareaControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { PasteColumns } from './paste-columns';
import { FIELDS, layoutOf, singled, type PasteLayout } from './paste-layout';
import { PastePreview } from './paste-preview';
import { readProducts, type PasteProblem } from './pasted-products';
import { blockOf, headings } from './product-blocks';

interface Block {
	clientId: string;
	attributes: { sample?: string };
}

interface Store {
	getBlocks: ( id: string ) => Block[];
}

interface Props {
	/** The comparison's client ID. */
	clientId: string;
	/** The names of its tabs, in order. */
	labels: string[];
}

/** Adds products that an editor copied from a spreadsheet. */
export function PasteProducts( { clientId, labels }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	// The pasted text stays until it is added, whatever is pressed meanwhile.
	const [ text, setText ] = useState( '' );
	const [ problems, setProblems ] = useState< PasteProblem[] >( [] );
	// What the columns contain, once the cells are read: the preview is shown.
	const [ layout, setLayout ] = useState< PasteLayout | null >( null );
	const [ removesSamples, setRemovesSamples ] = useState( true );
	const addButton = useRef< HTMLButtonElement >( null );
	const isPreview = layout !== null;
	const existing = useSelect(
		( select ) => ( select( 'core/block-editor' ) as unknown as Store ).getBlocks( clientId ),
		[ clientId ]
	);
	const { replaceInnerBlocks } = useDispatch( 'core/block-editor' );
	const { createSuccessNotice } = useDispatch( 'core/notices' );
	const hasSamples = existing.some( ( { attributes } ) => attributes.sample );
	const read = ( chosen?: PasteLayout ) =>
		readProducts( text, labels, headings(), __( 'Yes', 'hvac-blocks' ), chosen );

	// Enter adds what the preview shows.
	useEffect( () => {
		if ( isOpen && isPreview ) {
			addButton.current?.focus();
		}
	}, [ isOpen, isPreview ] );

	const relayout = ( next: PasteLayout | null ) => {
		setLayout( next );
		setProblems( [] );
	};

	const preview = () => {
		const guess = layoutOf( text, headings() );
		const inCells = read().problems;

		if ( inCells.length === 0 || inCells.some( ( { kind } ) => isAboutColumns( kind, guess ) ) ) {
			relayout( singled( guess ) );
		} else {
			setProblems( inCells );
		}
	};

	const pasted = layout ? read( layout ) : { products: [], problems: [] };

	const add = () => {
		setProblems( pasted.problems );
		if ( pasted.problems.length > 0 ) {
			return;
		}

		const kept = existing.filter( ( { attributes } ) => ! removesSamples || ! attributes.sample );
		// One change: one step to undo.
		replaceInnerBlocks( clientId, [ ...kept, ...pasted.products.map( blockOf ) ] );
		createSuccessNotice(
			sprintf(
				/* translators: %d: number of products. */
				_n( '%d product added.', '%d products added.', pasted.products.length, 'hvac-blocks' ),
				pasted.products.length
			),
			{ type: 'snackbar' }
		);
		setText( '' );
		relayout( null );
		setOpen( false );
	};
	const isTransposed = ( layout ?? layoutOf( text, headings() ) ).isTransposed;

	return (
		<>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => setOpen( true ) }>
				{ __( 'Paste from a spreadsheet', 'hvac-blocks' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Paste products from a spreadsheet', 'hvac-blocks' ) }
					size="large"
					onRequestClose={ () => setOpen( false ) }
				>
					{ problems.length > 0 && (
						<Notice status="error" isDismissible={ false }>
							<p>{ __( 'Nothing was added yet. Please correct the following:', 'hvac-blocks' ) }</p>
							<ul>
								{ problems.slice( 0, 20 ).map( ( problem, index ) => (
									<li key={ index }>{ wordsOf( problem, labels, isTransposed ) }</li>
								) ) }
							</ul>
						</Notice>
					) }
					{ layout ? (
						<>
							<PastePreview products={ pasted.products } labels={ labels } />
							<PasteColumns text={ text } layout={ layout } names={ headings() } onChange={ relayout } />
						</>
					) : (
						<TextareaControl
							label={ __( 'Rows of the spreadsheet', 'hvac-blocks' ) }
							help={ sprintf(
								/* translators: %s: names of columns. */
								__(
									'Copy the cells in your spreadsheet and paste them here. If the first row has headings, the columns may be in any order. Without headings, the order is: %s',
									'hvac-blocks'
								),
								FIELDS.map( ( field ) => headings()[ field ] ).join( ', ' )
							) }
							rows={ 12 }
							value={ text }
							onChange={ setText }
						/>
					) }
					{ hasSamples && (
						<CheckboxControl
							label={ __( 'Remove the samples', 'hvac-blocks' ) }
							checked={ removesSamples }
							onChange={ setRemovesSamples }
						/>
					) }
					<Flex justify="flex-end">
						{ isPreview && (
							<Button __next40pxDefaultSize variant="tertiary" onClick={ () => relayout( null ) }>
								{ __( 'Back', 'hvac-blocks' ) }
							</Button>
						) }
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setOpen( false ) }>
							{ __( 'Cancel', 'hvac-blocks' ) }
						</Button>
						<Button
							ref={ addButton }
							__next40pxDefaultSize
							variant="primary"
							onClick={ isPreview ? add : preview }
						>
							{ isPreview
								? sprintf(
										/* translators: %d: number of products. */
										_n(
											'Add %d product',
											'Add %d products',
											pasted.products.length,
											'hvac-blocks'
										),
										pasted.products.length
									)
								: __( 'Preview', 'hvac-blocks' ) }
						</Button>
					</Flex>
				</Modal>
			) }
		</>
	);
}

/** Whether a choice of columns may solve a problem: without headings, any column may contain something else. */
const isAboutColumns = ( kind: PasteProblem[ 'kind' ], { hasHeadings }: PasteLayout ): boolean =>
	[ 'column', 'twice', 'wide' ].includes( kind ) || ( ! hasHeadings && kind !== 'nothing' );

function wordsOf( { kind, row = 0, text = '' }: PasteProblem, labels: string[], isTransposed: boolean ): string {
	switch ( kind ) {
		case 'nothing':
			return __( 'There are no products in these cells.', 'hvac-blocks' );
		case 'column':
			/* translators: %s: the heading of a column. */
			return sprintf( __( 'No column is called “%s”. Rename or remove it.', 'hvac-blocks' ), text );
		case 'twice':
			/* translators: %s: the heading of a column. */
			return sprintf( __( 'The column “%s” is there twice.', 'hvac-blocks' ), text );
		case 'wide':
			/* translators: %d: the number of a row. */
			return sprintf( __( 'Row %d has more cells than there are columns.', 'hvac-blocks' ), row );
		case 'name':
			return isTransposed
				? /* translators: %d: the number of a column. */
					sprintf( __( 'Column %d has no product name.', 'hvac-blocks' ), row )
				: /* translators: %d: the number of a row. */
					sprintf( __( 'Row %d has no product name.', 'hvac-blocks' ), row );
		case 'image': {
			const words = sprintf(
				/* translators: %s: the content of a cell. */
				__( 'an image is the number of a file in the media library, not “%s”.', 'hvac-blocks' ),
				text
			);
			return located( words, row, isTransposed );
		}
		case 'star': {
			const words = sprintf(
				/* translators: %s: what stands in a cell. */
				__( 'ENERGY STAR is yes, no or empty, not “%s”', 'hvac-blocks' ),
				text
			);
			return located( words, row, isTransposed );
		}
		case 'type': {
			const words = sprintf(
				/* translators: 1: a product type, 2: the names of the tabs. */
				__( 'no tab is called “%1$s”. The tabs are: %2$s', 'hvac-blocks' ),
				text,
				labels.filter( Boolean ).join( ', ' )
			);
			return located( words, row, isTransposed );
		}
	}
}

const located = ( words: string, number: number, isTransposed: boolean ): string =>
	isTransposed
		? /* translators: 1: the number of a column, 2: what is wrong. */
			sprintf( __( 'Column %1$d: %2$s', 'hvac-blocks' ), number, words )
		: /* translators: 1: the number of a row, 2: what is wrong. */
			sprintf( __( 'Row %1$d: %2$s', 'hvac-blocks' ), number, words );
