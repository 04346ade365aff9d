import { oneOfEach } from './children';

jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) =>
		name === 'hvac-blocks/step'
			? { attributes: { step: { type: 'string', enum: [ '', 'ask', 'visit' ] }, title: { type: 'string' } } }
			: undefined,
} ) );

it( 'begins with a child block for each value but the empty one', () => {
	expect( oneOfEach( 'step', 'step' )() ).toEqual( [
		[ 'hvac-blocks/step', { step: 'ask' } ],
		[ 'hvac-blocks/step', { step: 'visit' } ],
	] );
} );

it( 'gives each its further attributes', () => {
	expect( oneOfEach( 'step', 'step', ( step ) => ( { pdf: { sample: step } } ) )()[ 1 ] ).toEqual( [
		'hvac-blocks/step',
		{ step: 'visit', pdf: { sample: 'visit' } },
	] );
} );

it.each( [
	[ 'step', 'title' ],
	[ 'unknown', 'step' ],
] )( 'begins with nothing where %s has no values for %s', ( child, attribute ) => {
	expect( oneOfEach( child, attribute )() ).toEqual( [] );
} );
