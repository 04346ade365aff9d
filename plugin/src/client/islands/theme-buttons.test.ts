import { createElement } from './jsx';
import { dressAll } from './theme-buttons';

afterEach( () => delete document.documentElement.dataset.hvacButtons );

const classOf = ( className: string ) => createElement( 'a', { className } ).props.className;

it( 'leaves elements as they are', () => {
	expect( classOf( 'hvac-button hvac-button--secondary' ) ).toBe( 'hvac-button hvac-button--secondary' );
} );

it( 'gives buttons the classes that the page names, in the order of the server', () => {
	document.documentElement.dataset.hvacButtons = 'theme link';

	expect( classOf( 'hvac-button hvac-button--secondary' ) ).toBe( 'hvac-button theme link hvac-button--secondary' );
	expect( classOf( 'hvac-button' ) ).toBe( 'hvac-button theme link' );
	expect( classOf( 'hvac-phone-button' ) ).toBe( 'hvac-phone-button' );
	expect( createElement( 'a', null ).props ).toEqual( {} );
} );

it( 'gives them to what another React has drawn', () => {
	document.documentElement.dataset.hvacButtons = 'theme link';
	document.body.innerHTML = '<p><a class="hvac-button"></a><a class="other"></a></p>';

	dressAll( document.body );

	expect( document.body.innerHTML ).toBe( '<p><a class="hvac-button theme link"></a><a class="other"></a></p>' );
} );
