import { shownIn } from '@client/editor/canvas';
import { leftOutOf } from '@client/editor/left-out';
import {
	buttons,
	heading,
	paragraph,
	shownLink,
	shownWords,
	wordsOf,
	type Block,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

interface Row {
	cells: Array< { content: unknown; tag: 'th' | 'td' } >;
}

const CARD = 'hvac-blocks/price-card';

const row = ( tag: 'th' | 'td', ...contents: string[] ): Row => ( {
	cells: contents.map( ( content ) => ( { content, tag } ) ),
} );

const money = new Intl.NumberFormat( 'en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } );

/** A text of a card, or what it shows by itself. */
const textOf = ( card: Block, name: string, part: string ): string =>
	wordsOf( card, name ) || shownIn( `[data-block="${ card.clientId }"]`, part );

const priceOf = ( card: Block ): string =>
	typeof card.attributes.price === 'number'
		? money.format( card.attributes.price )
		: shownIn( `[data-block="${ card.clientId }"]`, '.hvac-card__figure' );

/** A row of a name, a price in dollars, and words between them. */
function cardOf( label: string, { cells }: Row ): Block | null {
	const [ title = '', ...others ] = cells.map( ( { content } ) => String( content ?? '' ) );
	const [ price = '', text = '' ] = others.reverse();
	const amount = /^\D{0,3}\d[\d.,\s\u00a0\u202f]*\D{0,3}$/.test( price )
		? Number( price.replace( /[.,]\d\d(?!\d)|\D/g, '' ) )
		: NaN;

	return title !== '' && Number.isFinite( amount ) && others.length <= 2
		? createBlock( CARD, { title, text, price: amount, ...( label !== '' && { label } ) } )
		: null;
}

/** A table of systems and their prices. */
export const table: Pair = {
	block: 'core/table',
	from: ( theirs ) => {
		const { head = [], body = [] } = theirs.attributes as { head?: Row[]; body?: Row[] };
		const label = String( head[ 0 ]?.cells.at( -1 )?.content ?? '' );
		const cards = body.map( ( each ) => cardOf( label, each ) );

		return cards.length > 0 && cards.every( ( card ) => card !== null )
			? createBlock(
					'hvac-blocks/pricing-guide',
					{ heading: wordsOf( theirs, 'caption' ), intro: '', note: '', buttonText: '' },
					cards
				)
			: null;
	},
	to: ( ours ) => {
		const cards = ours.innerBlocks;
		const rows = cards.map( ( card ) =>
			row(
				'td',
				textOf( card, 'title', '.hvac-card__title' ),
				textOf( card, 'text', '.hvac-card__text' ),
				priceOf( card )
			)
		);
		const [ first ] = cards;

		return first && rows.every( ( { cells } ) => cells[ 0 ]?.content !== '' )
			? [
					...heading( shownWords( ours, 'heading' ), ours.attributes.level ),
					...paragraph( shownWords( ours, 'intro' ) ),
					createBlock( 'core/table', {
						head: [ row( 'th', '', '', textOf( first, 'label', '.hvac-card__small' ) ) ],
						body: rows,
					} ),
					...paragraph( shownWords( ours, 'note' ) ),
					...buttons( [
						{ text: shownWords( ours, 'buttonText' ), url: shownLink( ours, 'buttonLink', 'buttonText' ) },
					] ),
				]
			: null;
	},
	leftOut: {
		from: ( { attributes: { head = [] } } ) =>
			( head as Row[] ).some( ( { cells } ) =>
				cells.slice( 0, -1 ).some( ( { content } ) => String( content ?? '' ) !== '' )
			)
				? [ __( 'headings of columns', 'hvac-blocks' ) ]
				: [],
		to: ( { innerBlocks } ) => [
			__( 'pictures', 'hvac-blocks' ),
			__( 'dates of the prices', 'hvac-blocks' ),
			...innerBlocks.flatMap( ( { attributes } ) =>
				leftOutOf( CARD, attributes, [ 'title', 'text', 'label', 'price', 'image' ] )
			),
		],
	},
};
