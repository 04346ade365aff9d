import '@testing-library/jest-dom';
import { useEffect, useState } from '@wordpress/element';
import { fireEvent, waitFor } from '@testing-library/react';
import { HYDRATION_ERROR, mount } from './mount';
import { Slot } from './view';

// The runtime renders by itself, as on a page, without the test's control.
beforeEach( () => void Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } ) );

const island = ( html: string, props: object = {} ): HTMLElement => {
	document.body.innerHTML = `<div data-hvac="x"><script type="application/json">${ JSON.stringify( props ) }</script><hvac-root>${ html }</hvac-root></div>`;
	return document.querySelector< HTMLElement >( '[data-hvac]' ) as HTMLElement;
};

const root = ( wrapper: Element ) => wrapper.querySelector( 'hvac-root' ) as HTMLElement;

it( 'answers to events once it resolves', async () => {
	const Counter = () => {
		const [ count, setCount ] = useState( 0 );
		return <button onClick={ () => setCount( count + 1 ) }>{ `${ count }` }</button>;
	};
	const wrapper = island( '<button>0</button>' );

	await mount( Counter, wrapper );
	fireEvent.click( wrapper.querySelector( 'button' ) as HTMLElement );

	await waitFor( () => expect( root( wrapper ).innerHTML ).toBe( '<button>1</button>' ) );
} );

it( 'hydrates a control that was pressed before as the server printed it', async () => {
	const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	const wrapper = island( '<button aria-busy="true">0</button>' );

	await mount( () => <button>0</button>, wrapper );

	expect( log ).not.toHaveBeenCalled();
	expect( root( wrapper ).innerHTML ).toBe( '<button>0</button>' );
	log.mockRestore();
} );

it( 'keeps a slot node for node, whatever the view does around it', async () => {
	const Shell = ( { title }: { title?: string } ) => {
		const [ isLate, setLate ] = useState( false );
		useEffect( () => setLate( true ), [] );
		return (
			<section title={ title }>
				<Slot name="content" />
				{ isLate && <p>late</p> }
			</section>
		);
	};
	const wrapper = island( '<section title="t"><div data-hvac-slot="content"><b>kept</b></div></section>', {
		title: 't',
	} );
	const kept = wrapper.querySelector( 'b' );

	await mount( Shell, wrapper );

	await waitFor( () => expect( wrapper.querySelector( 'p' ) ).not.toBeNull() );
	expect( wrapper.querySelector( 'b' ) ).toBe( kept );
} );

it( 'takes for its own slot none of a block within a slot', async () => {
	const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	const nested = '<details data-hvac-slot="content">of an inner block</details>';
	const slot = `<div data-hvac-slot="content"><b>kept</b>${ nested }</div>`;
	const wrapper = island( `<section><i></i>${ slot }</section>` );

	await mount(
		() => (
			<section>
				<Slot name="content" />
			</section>
		),
		wrapper
	);

	expect( root( wrapper ).innerHTML ).toBe( `<section>${ slot }</section>` );
	log.mockRestore();
} );

describe( 'where view and HTML disagree', () => {
	const disagreeing = async ( html: string, View: () => JSX.Element ) => {
		const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		const onError = jest.fn();
		const wrapper = island( html );
		wrapper.addEventListener( HYDRATION_ERROR, onError );
		await mount( View, wrapper );
		expect( onError ).toHaveBeenCalled();
		log.mockRestore();
		return wrapper;
	};
	const Form = () => {
		const [ count, setCount ] = useState( 0 );
		return (
			<form action="/x" style={ { marginTop: 4 } }>
				<Slot as="p" name="help" />
				<input name="zip" defaultValue="" />
				<button type="button" onClick={ () => setCount( count + 1 ) }>
					{ `${ count }` }
				</button>
			</form>
		);
	};
	const printed =
		'<form action="/x" style="margin-top:4px"><p data-hvac-slot="help"><b>kept</b></p><input name="zip" value=""><button type="button">0</button></form>';

	it.each( [
		[ 'a password manager adds an element', printed.replace( '<button', '<i data-manager></i><button' ) ],
		[ 'a slot ends its own element', printed.replace( '</b></p>', '</b></p><p>block</p><p></p>' ) ],
	] )( 'the view answers where the server had printed all of it: %s', async ( _case, html ) => {
		const wrapper = await disagreeing( html, Form );

		expect( wrapper ).toHaveAttribute( 'data-hvac-ready' );
		expect( wrapper.querySelector( 'p' )?.innerHTML ).toBe( '<b>kept</b>' );
		fireEvent.click( wrapper.querySelector( 'button' ) as HTMLElement );
		await waitFor( () => expect( wrapper.querySelector( 'button' ) ).toHaveTextContent( '1' ) );
	} );

	it.each( [
		[ 'an address', printed.replace( '"/x"', '""' ) ],
		[ 'an attribute', printed.replace( ' name="zip"', '' ) ],
		[ 'a style', printed.replace( '4px', '5px' ) ],
		[ 'a text', printed.replace( '>0<', '>1<' ) ],
		[ 'an element', printed.replace( '<input name="zip" value="">', '' ) ],
		[ 'an element of another kind', printed.replace( /(<\/?)form/g, '$1div' ) ],
		[ 'the order', printed.replace( /(<input[^>]*>)(<button.*<\/button>)/, '$2$1' ) ],
	] )( 'the server HTML stays where the view has more than it: %s', async ( _case, html ) => {
		// Makes hydration fail, even if the difference alone would not.
		const server = `${ html }<hr>`.replace( '<button', '<hr><button' );
		const wrapper = await disagreeing( server, Form );

		expect( root( wrapper ).innerHTML ).toBe( server );
		expect( wrapper ).not.toHaveAttribute( 'data-hvac-ready' );
	} );

	it( 'a view that is drawn anew keeps what was filled in, the focus, and a press that waits', async () => {
		const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		const found = jest.fn();
		const heard: string[] = [];
		const pressed = jest.fn();
		const Fields = () => {
			useEffect( () => {
				const form = document.querySelector( 'form' ) as HTMLFormElement;
				found( Object.fromEntries( new FormData( form ) ) );
			}, [] );
			return (
				<form onInput={ ( { target } ) => heard.push( ( target as HTMLInputElement ).name ) }>
					<textarea name="note" />
					<input name="zip" defaultValue="" />
					<input type="radio" name="size" value="s" />
					<input type="radio" name="size" value="l" />
					<input type="checkbox" name="consent" />
					<select name="state" defaultValue="">
						<option value="">?</option>
						<option value="TX">Texas</option>
					</select>
					<button type="button">Next</button>
					<button type="button" onClick={ pressed }>
						Next
					</button>
				</form>
			);
		};
		const wrapper = island(
			'<form><i></i><textarea name="note"></textarea><input name="added"><input name="zip" value=""><input type="radio" name="size" value="s"><input type="radio" name="size" value="l"><input type="checkbox" name="consent"><select name="state"><option value="" selected="">?</option><option value="TX">Texas</option></select><button type="button">Next</button><button type="button" aria-busy="true">Next</button></form>'
		);
		const field = ( name: string ) => wrapper.querySelector( name ) as HTMLInputElement;
		const before = [ ...wrapper.querySelectorAll( 'button' ) ];
		field( 'textarea' ).value = 'Side door';
		field( '[name=zip]' ).value = '75024';
		field( '[value=l]' ).checked = true;
		field( '[name=consent]' ).checked = true;
		field( 'select' ).value = 'TX';
		field( '[name=zip]' ).focus();
		field( '[name=zip]' ).setSelectionRange( 1, 3 );

		await mount( Fields, wrapper );

		expect( wrapper.querySelector( 'button' ) ).not.toBe( before[ 0 ] );
		// Its effects already find it.
		expect( found ).toHaveBeenCalledWith( {
			note: 'Side door',
			zip: '75024',
			size: 'l',
			consent: 'on',
			state: 'TX',
		} );
		expect( heard ).toEqual( [ 'note', 'zip', 'size', 'consent', 'state' ] );
		expect( field( '[name=zip]' ) ).toHaveFocus();
		expect( field( '[name=zip]' ).selectionStart ).toBe( 1 );
		// The loader repeats the press.
		before[ 1 ]?.click();
		expect( pressed ).toHaveBeenCalledTimes( 1 );
		log.mockRestore();
	} );

	it( 'the server HTML keeps what was typed and ticked', async () => {
		const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		const wrapper = island(
			'<form action=""><textarea name="note"></textarea><input name="zip" value=""><input type="checkbox" name="consent"></form>'
		);
		const [ zip, consent ] = wrapper.querySelectorAll( 'input' );
		Object.assign( zip as object, { value: '75024' } );
		Object.assign( consent as object, { checked: true } );
		Object.assign( wrapper.querySelector( 'textarea' ) as object, { value: 'Side door' } );

		await mount( () => <form action="/other">{ 'text' }</form>, wrapper );

		const form = new FormData( wrapper.querySelector( 'form' ) as HTMLFormElement );
		expect( Object.fromEntries( form ) ).toEqual( { note: 'Side door', zip: '75024', consent: 'on' } );
		log.mockRestore();
	} );
} );

it( 'gives the server HTML back when a view throws, and says so', async () => {
	const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	const onError = jest.fn();
	const Broken = () => {
		throw new Error( 'broken' );
	};
	const wrapper = island( '<form action="/x"><input name="zipcode"></form>' );
	document.body.addEventListener( HYDRATION_ERROR, onError );

	await mount( Broken, wrapper );

	expect( root( wrapper ).innerHTML ).toBe( '<form action="/x"><input name="zipcode"></form>' );
	expect( onError ).toHaveBeenCalled();
	log.mockRestore();
} );

it( 'keeps what was typed, ticked and chosen before it', async () => {
	const View = () => (
		<form>
			<input name="zip" defaultValue="" />
			<input type="checkbox" name="consent" />
			<select name="state" defaultValue="">
				<option value="">-</option>
				<option value="TX">Texas</option>
			</select>
		</form>
	);
	const wrapper = island(
		'<form><input name="zip" value=""><input type="checkbox" name="consent"><select name="state"><option value="" selected="">-</option><option value="TX">Texas</option></select></form>'
	);
	const [ zip, consent, state ] = wrapper.querySelectorAll< HTMLInputElement >( 'input, select' );
	Object.assign( zip as object, { value: '75024' } );
	Object.assign( consent as object, { checked: true } );
	Object.assign( state as object, { value: 'TX' } );

	await mount( View, wrapper );

	const form = new FormData( wrapper.querySelector( 'form' ) as HTMLFormElement );
	expect( Object.fromEntries( form ) ).toEqual( { zip: '75024', consent: 'on', state: 'TX' } );
} );

it( 'hears of each field that was filled in before it, and of no other', async () => {
	const heard: string[] = [];
	const View = () => (
		<form onInput={ ( { target } ) => heard.push( ( target as HTMLInputElement ).name ) }>
			<input name="zip" defaultValue="" />
			<input name="city" defaultValue="Plano" />
			<input type="checkbox" name="consent" />
			<select name="state" defaultValue="TX">
				<option value="LA">Louisiana</option>
				<option value="TX">Texas</option>
			</select>
		</form>
	);
	const wrapper = island(
		'<form><input name="zip" value=""><input name="city" value="Plano"><input type="checkbox" name="consent"><select name="state"><option value="LA">Louisiana</option><option value="TX" selected="">Texas</option></select></form>'
	);
	( wrapper.querySelector( '[name=consent]' ) as HTMLInputElement ).checked = true;

	await mount( View, wrapper );

	expect( heard ).toEqual( [ 'consent' ] );
} );

it( 'does not take the slots of an island that stands in its own slot', async () => {
	const wrapper = island(
		'<div data-hvac-slot="content"><div data-hvac="y"><hvac-root><p data-hvac-slot="content">inner</p></hvac-root></div></div>'
	);

	await mount( () => <Slot name="content" />, wrapper );

	expect( wrapper.querySelector( 'p' )?.textContent ).toBe( 'inner' );
} );
