/** Blocks that do not hydrate in the editor: their goldens, with editing controls in their slots. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromGolden } from '@client/islands/parity';
import '@testing-library/jest-dom';
import { fireEvent, render } from '@testing-library/react';
import { ServerView, wrapperProps } from './server-view';

const BLOCKS = path.resolve( __dirname, '../../../blocks' );

const read = ( ...parts: string[] ): string => readFileSync( path.join( BLOCKS, ...parts ), 'utf8' );

const isStatic = ( block: string ): boolean =>
	! block.startsWith( '_' ) && ! JSON.parse( read( block, 'block.json' ) ).supports.hvacBlocks?.hydrate;

/** The blocks that do not hydrate, with their goldens that show something. */
const GOLDENS = readdirSync( BLOCKS )
	.filter( isStatic )
	.flatMap( ( block ) =>
		readdirSync( path.join( BLOCKS, block, 'golden' ) ).map( ( file ) => [ block, file ] as const )
	)
	.filter( ( [ block, file ] ) => read( block, 'golden', file ).trim() !== '' );

/** The server's HTML within the block's element. */
function htmlOf( block: string, file: string ): string {
	const element = document.createElement( 'div' );
	element.innerHTML = fromGolden( read( block, 'golden', file ) );

	return element.firstElementChild?.innerHTML ?? '';
}

/** Attributes that the editor removes, because they would act; React selects an option without the attribute. */
const TAKEN = [
	'action',
	'autofocus',
	'command',
	'commandfor',
	'interestfor',
	'open',
	'popover',
	'popovertarget',
	'popovertargetaction',
	'selected',
];

/** A tree's HTML with sorted attributes, without the slots' content and what the editor removes. */
function normalised( element: Element ): string {
	const copy = element.cloneNode( true ) as Element;

	for ( const slot of copy.querySelectorAll( '[data-hvac-slot]' ) ) {
		slot.textContent = '';
	}
	for ( const each of copy.querySelectorAll( '*' ) ) {
		const isTypedInto = each.matches( '[data-hvac-slot], :has([data-hvac-slot])' );
		const isButton = each.tagName === 'BUTTON' && isTypedInto;
		// A button with editable text is another element in the editor.
		const same = document.createElementNS( each.namespaceURI, isButton ? 'span' : each.localName );

		[ ...each.attributes ]
			.filter( ( { name } ) => ! TAKEN.includes( name ) )
			.filter(
				( { name } ) =>
					! (
						( /^(data-hvac-)?href$/.test( name ) && isTypedInto ) ||
						( name === 'type' && each.tagName === 'BUTTON' )
					)
			)
			.sort( ( a, b ) => a.name.localeCompare( b.name ) )
			// React writes styles in its own format.
			.forEach( ( { name, value } ) =>
				same.setAttribute( name, name === 'style' ? value.replace( /\s|;$/g, '' ) : value )
			);
		same.append( ...each.childNodes );
		each.replaceWith( same );
	}

	return copy.innerHTML;
}

const show = ( html: string, texts = {}, inner: Record< string, unknown > | null = null ) =>
	render( <ServerView html={ html } texts={ texts } inner={ inner } /> ).container;

it.each( GOLDENS )( 'shows %s as in %s', ( block, file ) => {
	const page = document.createElement( 'div' );
	page.innerHTML = htmlOf( block, file );

	expect( normalised( show( page.innerHTML ) ) ).toBe( normalised( page ) );
} );

it.each( GOLDENS )( 'has no script in %s of %s', ( block, file ) => {
	expect( read( block, 'golden', file ) ).not.toMatch( /<script|data-hvac="/ );
} );

it( 'tells a change of the markup', () => {
	const html = htmlOf( 'need-help-banner', 'default.html' );
	const page = document.createElement( 'div' );
	page.innerHTML = html.replace( '__call"', '__cal"' );

	expect( normalised( show( html ) ) ).not.toBe( normalised( page ) );
} );

it( 'sends no form', () => {
	const view = show( '<form action="/" method="get"><input name="s"><button type="submit">Search</button></form>' );
	const form = view.querySelector( 'form' ) as HTMLFormElement;

	expect( form ).not.toHaveAttribute( 'action' );
	expect( view.querySelector( 'button' ) ).toHaveAttribute( 'type', 'button' );
	// Like Enter in its field.
	expect( fireEvent.submit( form ) ).toBe( false );
} );

it( 'puts editing controls into the slots and keeps them while the block changes around them', () => {
	const html = '<h2 data-hvac-slot="heading">Help</h2><p>75024</p>';
	const texts = ( value: string ) => ( { heading: <input defaultValue={ value } /> } );
	const { container, rerender } = render( <ServerView html={ html } texts={ texts( 'a' ) } inner={ null } /> );
	const field = container.querySelector( 'h2 > input' );
	expect( container ).not.toHaveTextContent( 'Help' );

	rerender( <ServerView html={ html } texts={ texts( 'b' ) } inner={ null } /> );
	rerender( <ServerView html={ html.replace( '75024', '75025' ) } texts={ texts( 'c' ) } inner={ null } /> );
	expect( container ).toHaveTextContent( '75025' );
	expect( container.querySelector( 'h2 > input' ) ).toBe( field );
} );

it( 'puts inner blocks into the element that holds them on the page', () => {
	const element = show(
		'<div class="items" data-hvac-slot="content"></div>',
		{},
		{
			className: 'layout',
			children: <p>Inner</p>,
		}
	).querySelector( '.items' );

	expect( element ).toHaveClass( 'items', 'layout' );
	expect( element?.innerHTML ).toBe( '<p>Inner</p>' );
} );

it( 'takes away what would act', () => {
	const element = show(
		'<form action="/send"><button class="b" command="show-modal" commandfor="d">Go</button></form>' +
			'<button class="slotted" type="submit"><span data-hvac-slot="text"></span></button>' +
			'<button class="slot" data-hvac-slot="words"></button><a class="slot" href="/away/" data-hvac-slot="next"></a>' +
			'<a class="link" href="/away/"><span data-hvac-slot="more"></span></a>' +
			'<script>document.title = "run"</script><video autoplay src="x.mp4"></video>'
	);

	expect( element.querySelector( 'form' ) ).not.toHaveAttribute( 'action' );
	expect( element.querySelector( '.b' )?.outerHTML ).toBe( '<button class="b" type="button">Go</button>' );
	expect( element.querySelector( '.slotted' )?.tagName ).toBe( 'SPAN' );
	expect( element.querySelector( 'button.slot' ) ).toBeNull();
	expect( element.querySelector( 'a.slot' ) ).not.toHaveAttribute( 'href' );
	expect( element.querySelector( '.link' ) ).not.toHaveAttribute( 'href' );
	expect( element.querySelector( '.link' ) ).toHaveAttribute( 'data-hvac-href', '/away/' );
	expect( element.querySelector( 'video' ) ).not.toHaveAttribute( 'autoplay' );
	expect( element.querySelector( 'script' ) ).toBeNull();
} );

it( 'opens what is edited, and lets words be typed into its summary', () => {
	const element = show(
		'<details><summary><span data-hvac-slot="question"></span></summary>Answer</details><details><summary>Plain</summary>More</details>',
		{
			question: (
				<span contentEditable="true" suppressContentEditableWarning>
					Why?
				</span>
			),
		}
	);
	const [ edited, plain ] = element.querySelectorAll( 'details' );
	const text = element.querySelector( '[contenteditable]' ) as Element;

	expect( [ edited?.open, plain?.open ] ).toEqual( [ true, false ] );
	expect( fireEvent.click( text ) ).toBe( false );
	expect( fireEvent.keyUp( text, { key: ' ' } ) ).toBe( false );
	expect( fireEvent.keyUp( text, { key: 'a' } ) ).toBe( true );
	expect( fireEvent.click( element.querySelector( 'details:last-child summary' ) as Element ) ).toBe( true );
} );

it( 'keeps the chosen option of a select', () => {
	const element = show( '<select><option value="">Any</option><option value="b" selected>B</option></select>' );

	expect( element.querySelector( 'select' ) ).toHaveValue( 'b' );
} );

it( 'gives the block’s element its attributes, and shows it', () => {
	expect( wrapperProps( { class: 'a', style: 'color: red', hidden: 'hidden', 'data-x': '1' } ) ).toEqual( {
		className: 'a',
		style: { color: 'red' },
		'data-x': '1',
	} );
} );
