import { storeWizardPlace, postZip } from './finish';

const KEPT = {
	'hvac-blocks:form:contact-dealer': '{}',
	'hvac-blocks:number:990100': '{}',
	'hvac-blocks:wizard': '{}',
	'theirs:form:': '{}',
};

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
	Object.entries( KEPT ).forEach( ( [ key, value ] ) => sessionStorage.setItem( key, value ) );
} );

it( 'forgets what the tab kept of dealers at another place', () => {
	localStorage.setItem( 'zipcode', '10001' );
	storeWizardPlace( '75024' );

	expect( localStorage.getItem( 'zipcode' ) ).toBe( '75024' );
	expect( Object.keys( sessionStorage ).sort() ).toEqual( [ 'hvac-blocks:wizard', 'theirs:form:' ] );
} );

it( 'keeps all at the same place', () => {
	localStorage.setItem( 'zipcode', '75024' );
	storeWizardPlace( '75024' );

	expect( Object.keys( sessionStorage ) ).toHaveLength( Object.keys( KEPT ).length );
} );

it( 'posts a place that is not served', () => {
	const posted: string[] = [];
	jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation( function ( this: HTMLFormElement ) {
		posted.push( `${ this.method } ${ this.action } ${ String( new FormData( this ).get( 'zipcode' ) ) }` );
	} );
	postZip( 'http://localhost/residential/en/dealer-locator/', 'M5V 2T6' );

	expect( posted ).toEqual( [ 'post http://localhost/residential/en/dealer-locator/ M5V 2T6' ] );
	expect( document.forms ).toHaveLength( 0 );
} );
