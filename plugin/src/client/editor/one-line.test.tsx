import { fireEvent, render, screen } from '@testing-library/react';
import { type Editor, moveOn, oneLineField, withAllowedFormats } from './one-line';
import { emphasis, lines, rich } from './texts';

jest.mock( '@wordpress/blocks', () => ( { getDefaultBlockName: () => 'core/paragraph' } ) );

const editor = {
	canInsertBlockType: jest.fn( () => true ),
	getBlockIndex: () => 4,
	getBlockRootClientId: () => 'root',
	insertDefaultBlock: jest.fn(),
	selectionChange: jest.fn(),
};

const texts = {
	eyebrow: 'Line above the title',
	heading: emphasis( 'Heading' ),
	note: lines( emphasis( 'Note' ) ),
	safety: rich( 'Safety' ),
	button: 'Button',
};

const Text = ( { name }: { name: string } ) => (
	<b className="block-editor-rich-text__editable" data-wp-block-attribute-key={ name } data-testid={ name } />
);

/** A block with these texts, and an answer of an inner block. */
const Block = ( { names, hasInner = false }: { names: string[]; hasInner?: boolean } ) => (
	<>
		<section
			data-block="ours"
			onKeyDownCapture={ ( event ) => moveOn( event, texts, () => editor as Editor ) }
			onPaste={ ( event ) =>
				event.currentTarget.setAttribute( 'title', String( oneLineField( event, texts ) !== null ) )
			}
		>
			{ names.map( ( name ) =>
				name === 'note' || name === 'eyebrow' ? (
					<p key={ name }>
						<Text name={ name } />
					</p>
				) : (
					<h2 key={ name }>
						<Text name={ name } />
					</h2>
				)
			) }
			{ hasInner && (
				<div data-block="inner">
					<Text name="content" />
				</div>
			) }
		</section>
		<div data-block="next">
			<Text name="other" />
		</div>
	</>
);

/** Whether Enter is left to the text. */
const press = ( name: string, init = {} ) => fireEvent.keyDown( screen.getByTestId( name ), { key: 'Enter', ...init } );

beforeEach( () => {
	jest.clearAllMocks();
	// jsdom has no layout.
	Element.prototype.checkVisibility = () => true;
} );

it( 'goes on from a heading to the next text, also of an inner block', () => {
	const { unmount } = render( <Block names={ [ 'heading', 'note' ] } /> );
	expect( press( 'heading' ) ).toBe( false );
	expect( editor.selectionChange ).toHaveBeenCalledWith( 'ours', 'note', 0, 0 );
	unmount();

	render( <Block names={ [ 'heading' ] } hasInner /> );
	press( 'heading' );
	expect( editor.selectionChange ).toHaveBeenLastCalledWith( 'inner', 'content', 0, 0 );
	expect( editor.insertDefaultBlock ).not.toHaveBeenCalled();
} );

it( 'goes on from a label, although its element is a paragraph', () => {
	render( <Block names={ [ 'eyebrow', 'heading' ] } /> );
	expect( press( 'eyebrow' ) ).toBe( false );
	expect( editor.selectionChange ).toHaveBeenCalledWith( 'ours', 'heading', 0, 0 );
} );

it( 'goes on from the last text to a new paragraph, or to the next text where none is allowed', () => {
	render( <Block names={ [ 'button' ] } /> );
	press( 'button' );
	expect( editor.insertDefaultBlock ).toHaveBeenCalledWith( {}, 'root', 5 );

	editor.canInsertBlockType.mockReturnValueOnce( false );
	press( 'button' );
	expect( editor.selectionChange ).toHaveBeenCalledWith( 'next', 'other', 0, 0 );
} );

it( 'leaves texts of several lines, texts with links and other blocks their lines', () => {
	render( <Block names={ [ 'note', 'safety' ] } hasInner /> );

	expect( [ press( 'note' ), press( 'safety' ), press( 'content' ) ] ).toEqual( [ true, true, true ] );
	expect( editor.selectionChange ).not.toHaveBeenCalled();
} );

it( 'makes no line with Shift, and does not disturb an input method or a list of suggestions', () => {
	render( <Block names={ [ 'heading', 'note' ] } /> );

	expect( press( 'heading', { shiftKey: true } ) ).toBe( false );
	expect( press( 'heading', { isComposing: true } ) ).toBe( true );
	screen.getByTestId( 'heading' ).setAttribute( 'aria-activedescendant', 'a' );
	expect( press( 'heading' ) ).toBe( true );
	expect( editor.selectionChange ).not.toHaveBeenCalled();
} );

it( 'knows which text is pasted into', () => {
	render( <Block names={ [ 'heading', 'note' ] } /> );

	fireEvent.paste( screen.getByTestId( 'heading' ) );
	expect( screen.getByTitle( 'true' ) ).not.toBeNull();
	fireEvent.paste( screen.getByTestId( 'note' ) );
	expect( screen.getByTitle( 'false' ) ).not.toBeNull();
} );

it( 'cuts pasted formats that a text does not allow, and keeps those it had', () => {
	const pasted = 'A <a href="https://example.org/?a=1&amp;b">quiet</a> <strong>pump</strong><br>for <sup>2</sup>';
	const { formats } = emphasis( '' );

	expect( withAllowedFormats( pasted, '', formats, false ) ).toBe( 'A quiet <strong>pump</strong> for 2' );
	expect( withAllowedFormats( pasted, 'Trane<sup>®</sup>', formats, true ) ).toBe(
		'A quiet <strong>pump</strong><br>for <sup>2</sup>'
	);
	expect( withAllowedFormats( pasted, '', rich( '' ).formats, true ) ).toContain( '<a href=' );
	expect( withAllowedFormats( '1 &lt; 2 <em>x</em>', '', [], true ) ).toBe( '1 &lt; 2 x' );
} );
