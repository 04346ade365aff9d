import { formatPhone } from './form-phone';

/** `|` is the cursor. */
const edit = ( text: string, isForward = false ): string => {
	const { value, caret } = formatPhone( text.replace( '|', '' ), text.indexOf( '|' ), isForward );
	return `${ value.slice( 0, caret ) }|${ value.slice( caret ) }`;
};

/** The value after each key, typed at the end. */
const typed = ( keys: string ): string[] => {
	const steps: string[] = [];
	[ ...keys ].reduce( ( before, key ) => {
		const after = edit( `${ before }${ key }|` ).replace( '|', '' );
		steps.push( after );
		return after;
	}, '' );
	return steps;
};

it( 'writes a number while it is typed, the cursor at its end', () => {
	expect( typed( '2145550123' ) ).toEqual( [
		'2',
		'21',
		'214',
		'(214) 5',
		'(214) 55',
		'(214) 555',
		'(214) 555-0',
		'(214) 555-01',
		'(214) 555-012',
		'(214) 555-0123',
	] );
	expect( edit( '(214) 55501|' ) ).toBe( '(214) 555-01|' );
} );

it.each( [
	[ 'a digit in the middle', '(214|) 555-012', '(214|) 555-012' ],
	[ 'typed within the area', '(29|14) 555-012', '(29|1) 455-5012' ],
	[ 'typed before everything', '9|(214) 555-012', '(9|21) 455-5012' ],
	[ 'typed behind punctuation', '(214) 9|555-012', '(214) 9|55-5012' ],
	[ 'a digit taken away in the middle', '(214) 5|5-0123', '(214) 5|50-123' ],
	[ 'a digit taken away behind punctuation', '(214) |55-0123', '(214) |550-123' ],
	[ 'backspace over punctuation', '(214|555-0123', '(214|) 555-0123' ],
	[ 'everything taken away', '|', '|' ],
	[ 'only the area left', '(214) |', '214|' ],
	[ 'pasted with dots', '214.555.0123|', '(214) 555-0123|' ],
	[ 'pasted in front of digits', '214-555|0123', '(214) 555|-0123' ],
	[ 'the country’s code', '1214555|', '1 (214) 555|' ],
	[ 'the country’s code with a plus', '+12145550123|', '+1 (214) 555-0123|' ],
	[ 'the cursor behind the plus', '+|12145550123', '+|1 (214) 555-0123' ],
	[ 'a plus alone', '+|', '+|' ],
	[ 'a plus behind a space', ' +|1214', '+|1 214' ],
] )( 'keeps the cursor: %s', ( _case, before, after ) => {
	expect( edit( before ) ).toBe( after );
} );

it( 'goes on over punctuation when Delete is pressed, so that the next press takes a digit', () => {
	expect( edit( '(214| 555-0123', true ) ).toBe( '(214) |555-0123' );
	expect( edit( '(214) 555|0123', true ) ).toBe( '(214) 555-|0123' );
} );

it.each( [ '214 555 HVAC|', '+44 20 7946 |0958', '21455501234|', '(214) 555-0123 x5|', '2|+1' ] )(
	'leaves %s as it is',
	( text ) => {
		expect( edit( text ) ).toBe( text );
	}
);
