import '@testing-library/jest-dom';
import { openOnce } from './open-once';

let busy: Element | null;
let dialog: HTMLElement;

beforeEach( () => {
	sessionStorage.clear();
	document.body.innerHTML = '<input aria-label="Search"><dialog popover></dialog>';
	busy = null;
	dialog = document.querySelector( 'dialog' ) as HTMLElement;
	dialog.showPopover = jest.fn();

	// jsdom has no popovers.
	const querySelector = document.querySelector.bind( document );
	jest.spyOn( document, 'querySelector' ).mockImplementation( ( selector: string ) =>
		selector.includes( ':popover-open' ) ? busy : querySelector( selector )
	);
} );

afterEach( () => jest.restoreAllMocks() );

it( 'opens once in a session', () => {
	openOnce( dialog );
	openOnce( dialog );
	expect( dialog.showPopover ).toHaveBeenCalledTimes( 1 );

	sessionStorage.clear();
	openOnce( dialog );
	expect( dialog.showPopover ).toHaveBeenCalledTimes( 2 );
} );

it( 'waits for another page where the visitor reads another dialog or types', () => {
	busy = document.body;
	openOnce( dialog );

	busy = null;
	document.querySelector( 'input' )?.focus();
	openOnce( dialog );
	expect( dialog.showPopover ).not.toHaveBeenCalled();

	document.querySelector( 'input' )?.blur();
	openOnce( dialog );
	expect( dialog.showPopover ).toHaveBeenCalledTimes( 1 );
} );

it( 'never opens where the browser keeps nothing', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'denied' );
	} );
	openOnce( dialog );
	openOnce( null );
	expect( dialog.showPopover ).not.toHaveBeenCalled();
} );
