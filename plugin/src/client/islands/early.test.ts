import { onBlocks, printedProps } from './early';

const classes = () => [ ...document.querySelectorAll( 'div' ) ].map( ( { className } ) => className );

it( 'runs once on each block, whatever happens in another', () => {
	document.body.innerHTML =
		'<div class="hvac-faq a"></div><div class="hvac-faq b"></div><div class="hvac-faq-item"></div>';
	const early = ( block: HTMLElement ) => {
		block.classList.add( 'seen' );
		throw new Error( 'no storage' );
	};

	onBlocks( 'faq', early );
	expect( classes() ).toEqual( [ 'hvac-faq a seen', 'hvac-faq b seen', 'hvac-faq-item' ] );

	document.body.insertAdjacentHTML( 'beforeend', '<div class="hvac-faq"></div>' );
	onBlocks( 'faq', ( block ) => block.classList.add( 'later' ) );
	expect( classes() ).toEqual( [ 'hvac-faq a seen', 'hvac-faq b seen', 'hvac-faq-item', 'hvac-faq later' ] );
} );

it( 'reads the props that the server printed', () => {
	document.body.innerHTML =
		'<div><script type="application/json">{"zip":"75024"}</script><script>early()</script></div>';

	expect( printedProps( document.querySelector( 'div' ) as Element ) ).toEqual( { zip: '75024' } );
	expect( () => printedProps( document.createElement( 'div' ) ) ).toThrow();
} );
