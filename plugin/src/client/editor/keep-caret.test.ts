import { keepCaret } from './keep-caret';

const FIELD = 'data-wp-block-attribute-key';

/** A block whose text is shown in an element. */
function show( tag: string, html: string ): Element {
	document.body.innerHTML = `<div data-block="a"><p ${ FIELD }="other"></p><${ tag } ${ FIELD }="heading" tabindex="0">${ html }</${ tag }></div>`;
	return document.body.firstElementChild as Element;
}

const field = () => document.querySelector( `[${ FIELD }="heading"]` ) as HTMLElement;

beforeEach( () => jest.spyOn( document, 'hasFocus' ).mockReturnValue( true ) );

it( 'puts the selection into the element that shows the text now', () => {
	const block = show( 'span', 'Need <b>help</b> now' );
	document
		.getSelection()
		?.setBaseAndExtent( field().querySelector( 'b' )?.firstChild as Node, 1, field().lastChild as Node, 2 );
	const restore = keepCaret( block );

	show( 'h2', 'Need <b>help</b> now' );
	restore();
	expect( field().matches( ':focus' ) ).toBe( true );
	expect( String( document.getSelection() ) ).toBe( 'elp n' );
} );

it( 'puts the caret at the end of a text that is another now', () => {
	const block = show( 'span', 'Need <b>help</b>' );
	document.getSelection()?.setPosition( field().querySelector( 'b' )?.firstChild as Node, 4 );
	const restore = keepCaret( block );

	show( 'h2', 'Need' );
	restore();
	expect( document.getSelection()?.anchorNode ).toBe( field() );
	expect( document.getSelection()?.anchorOffset ).toBe( 1 );
} );

it( 'leaves the focus where it is outside of the canvas or of the block', () => {
	const block = show( 'span', 'Need help' );

	document.getSelection()?.setPosition( field().firstChild, 4 );
	jest.spyOn( document, 'hasFocus' ).mockReturnValue( false );
	keepCaret( block )();
	expect( field().matches( ':focus' ) ).toBe( false );

	jest.spyOn( document, 'hasFocus' ).mockReturnValue( true );
	keepCaret( document.createElement( 'div' ) )();
	expect( field().matches( ':focus' ) ).toBe( false );
} );

it( 'moves the focus into the first control of a block that no longer shows the text, or onto the block', () => {
	const lose = ( html: string ) => {
		const block = show( 'span', 'Need help' );
		document.getSelection()?.setPosition( field().firstChild, 4 );
		const restore = keepCaret( block );

		document.body.innerHTML = `<div data-block="a" tabindex="0">${ html }</div>`;
		restore();
		return document.querySelector( ':focus' );
	};

	expect( lose( '<p>Which video?</p><input><button>Add</button>' )?.localName ).toBe( 'input' );
	expect( lose( '<p>Nothing to see.</p>' )?.getAttribute( 'data-block' ) ).toBe( 'a' );
} );
