import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { canvas } from '../../../editor/canvas';
import { userLanguage } from '../../../data/user-day';
import { type Block, withInner } from '../../shared/blocks';
import { count } from '../../shared/format';
import { languageName } from '../../shared/form-names';
import { toTranslateText } from '../texts';
import type { Counterpart } from '../types';
import { samplesOf } from './samples';
import { attributeOf, plain, textsOfBlock } from './texts-of-block';

type Select = ( store: string ) => unknown;

interface Editor {
	getEditedPostAttribute: ( name: 'title' | 'meta' ) => unknown;
}

interface Found {
	text: string;
	/** The block that it is in; null for the title. */
	block: string | null;
}

/** The page's meta data with the texts that are the same in both languages; PHP's `SameTexts`. */
const SAME = '_hvac_blocks_same_texts';

const SHOWN = 10;

const LONGEST = 60;

const sameIn = ( editor: Editor ): string[] => {
	const meta = editor.getEditedPostAttribute( 'meta' ) as Record< string, unknown > | undefined;

	return Array.isArray( meta?.[ SAME ] ) ? ( meta[ SAME ] as string[] ) : [];
};

function find( select: Select, originals: Set< string >, isForeign: boolean ): Found[] {
	const editor = select( 'core/editor' ) as Editor;
	const same = new Set( sameIn( editor ) );
	const blocks = withInner( ( select( 'core/block-editor' ) as { getBlocks: () => Block[] } ).getBlocks() );
	const samples = new Set( isForeign ? blocks.flatMap( ( { name } ) => samplesOf( name ) ) : [] );
	const all: Found[] = [
		{ text: plain( String( editor.getEditedPostAttribute( 'title' ) ?? '' ) ), block: null },
		...blocks.flatMap( ( block ) => textsOfBlock( block ).map( ( text ) => ( { text, block: block.clientId } ) ) ),
	];

	return all.filter(
		( { text }, place ) =>
			( originals.has( text ) || samples.has( text ) ) &&
			! same.has( text ) &&
			all.findIndex( ( one ) => one.text === text ) === place
	);
}

interface BlockActions {
	selectBlock: ( id: string ) => void;
	selectionChange: ( id: string, attribute: string, start: number, end: number ) => void;
}

/** Selects a text in its block, so that typing replaces it. */
function goTo( { select, dispatch }: ReturnType< typeof useRegistry >, id: string, text: string ) {
	const store = select( 'core/block-editor' ) as unknown as { getBlock: ( id: string ) => Block | null };
	const { selectBlock, selectionChange } = dispatch( 'core/block-editor' ) as unknown as BlockActions;
	const block = store.getBlock( id );
	const attribute = block ? attributeOf( block, text ) : undefined;
	const field = `:is( [data-block="${ id }"], [data-block="${ id }"] * )[data-wp-block-attribute-key="${ attribute }"]`;

	selectBlock( id );
	// A block that was far away is drawn now.
	setTimeout( () => {
		if ( attribute && canvas().querySelector( field ) ) {
			selectionChange( id, attribute, 0, text.length );
		}
	} );
}

const goToTitle = () => canvas().querySelector< HTMLElement >( '.editor-post-title__input' )?.focus();

interface Props {
	/** Of the pages that this one may have been translated from. */
	originals: string[];
	lang: Counterpart[ 'lang' ];
}

/**
 * The texts that are still in the language that the page was translated from, and the samples of new blocks, which are in
 * the user's language; nothing if there are none.
 */
export function ToTranslate( { originals, lang }: Props ) {
	const known = useMemo( () => new Set( originals ), [ originals ] );
	const isForeign = lang !== userLanguage();
	// As text: it is another list at each key.
	const listed = useSelect(
		( select: Select ) =>
			known.size === 0 && ! isForeign ? '[]' : JSON.stringify( find( select, known, isForeign ) ),
		[ known, isForeign ]
	);
	const same = useSelect( ( select: Select ) => JSON.stringify( sameIn( select( 'core/editor' ) as Editor ) ), [] );
	const registry = useRegistry();
	const { editPost } = useDispatch( 'core/editor' ) as unknown as { editPost: ( edits: object ) => void };
	const found = JSON.parse( listed ) as Found[];

	const list = useRef< HTMLDivElement >( null );
	const accept = ( text: string ) => {
		editPost( { meta: { [ SAME ]: [ ...( JSON.parse( same ) as string[] ), text ] } } );
		speak( toTranslateText( found.length - 1 ) );
		// The pressed button goes.
		list.current?.focus();
	};

	if ( found.length === 0 ) {
		return null;
	}

	return (
		<div ref={ list } tabIndex={ -1 } role="group" aria-label={ __( 'Texts to translate', 'hvac-blocks' ) }>
			<strong>{ toTranslateText( found.length ) }</strong>
			<ul>
				{ found.slice( 0, SHOWN ).map( ( { text, block } ) => (
					<li key={ text }>
						<Button
							variant="link"
							style={ { whiteSpace: 'normal', textAlign: 'start' } }
							onClick={ () => ( block === null ? goToTitle() : goTo( registry, block, text ) ) }
						>
							{ text.length > LONGEST ? `${ text.slice( 0, LONGEST ) }…` : text }
						</Button>
						<Button
							size="small"
							variant="tertiary"
							aria-label={ sprintf(
								/* translators: 1: a text, 2: a language such as "Spanish". */
								__( '“%1$s” is the same in %2$s', 'hvac-blocks' ),
								text,
								languageName( lang )
							) }
							onClick={ () => accept( text ) }
						>
							{ sprintf(
								/* translators: %s: a language such as "Spanish". */
								__( 'Same in %s', 'hvac-blocks' ),
								languageName( lang )
							) }
						</Button>
					</li>
				) ) }
			</ul>
			{ found.length > SHOWN && (
				<p>
					{ sprintf(
						/* translators: %s: number of texts. */
						__( 'And %s more.', 'hvac-blocks' ),
						count( found.length - SHOWN )
					) }
				</p>
			) }
		</div>
	);
}
