import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPatterns } from './find.mjs';
import { ENGLISH } from './patterns.mjs';

/** What is found, and a near miss. */
const CASES = [
	[ 'They stand in the glossary.', 'Buy a stand for it. You stand in line. He stands still.' ],
	[ 'It is told in the guide.', 'It is sold in stores.' ],
	[ 'What belongs to it', 'It belongs to us.' ],
	[ 'A swept chimney is worth much.', 'It is worth the price.' ],
	[ 'It decides the worth of the others.', 'It is worth it.' ],
	[ 'The coil takes up heat.', 'It takes up space, and takes up to an hour.' ],
	[ 'Whoever answers knows.', 'The one who answers knows.' ],
	[ 'Ask somebody.', 'Somebodies ask.' ],
	[ 'Is anybody home?', 'Ask anyone.' ],
	[ 'It is the highest of all.', 'First of all, add the total of all payments.' ],
	[ 'Find the leak and mend it.', 'We recommend amending it.' ],
	[ 'Makers may ask for proof.', 'A noise-maker is no coffee maker.' ],
	[ 'It burns without current.', 'The current page lists the motor’s current.' ],
	[ 'The current returns at night.', 'The current rebates return soon.' ],
	[ 'It makes electricity dear.', 'Dear customer' ],
	[ 'This address lacks the size.', 'The list lacks a size.' ],
	[ 'It makes the sum needless.', 'It needs less.' ],
	[ 'And ever more often elsewhere.', 'And more often elsewhere.' ],
	[ 'Speaks for it', 'She speaks for us.' ],
	[ 'It has said what it had to say.', 'It has said so.' ],
	[ 'How its performance comes about', 'It comes with a word about it.' ],
	[ 'It goes through the reasons.', 'It goes through the wall.' ],
	[ 'They like to be left alone.', 'You may like it.' ],
	[ 'Furnaces dislike rough power.', 'Furnaces are unlike boilers.' ],
	[ 'Ice has two parents.', 'Parents have two children.' ],
	[ 'The air gets thin on heat.', 'A thin line' ],
	[ 'Take Auto with care.', 'Take it. Drive with care.' ],
	[ 'The thermostat must know heat pumps.', 'You should know that heat pumps differ.' ],
	[ 'Usually up to $12,100', 'Usually up to an hour' ],
	[ 'It is never written over.', 'It is overwritten over there.' ],
	[ 'What is there already stays.', 'It is already there.' ],
	[ '%1$s of %2$s are there', 'There are two.' ],
	[ 'Words above the price', 'The word above' ],
	[ 'It keeps for long.', 'It runs for longer.' ],
	[ 'Choose pages to make.', 'Pages make sense.' ],
	[ 'It is made for block themes.', 'It is made by us.' ],
	[ 'Open every register.', 'Who registers the warranty? Register it.' ],
	[ 'There are many closed registers.', 'One registers it.' ],
	[ 'The nearest supply vent', 'The supply duct and vent' ],
	[ 'Clean each head.', 'Get a head start ahead of it.' ],
	[ 'A packaged unit', 'A packaged system' ],
	[ 'It makes a dual fuel system.', 'Choose dual fuel, or a dual-fuel system.' ],
	[ 'Open the system wizard.', 'A wizard' ],
	[ 'The system recommender', 'The system recommendation tool' ],
	[ 'Call customer support.', 'Support your customer.' ],
	[ 'Ask a service provider.', 'Ask about the service.' ],
	[ 'Get a written price.', 'It is written down.' ],
	[ 'See HVAC basics.', 'See HVAC 101.' ],
	[ 'Book Online', 'Book online' ],
	[ 'Dated claims', 'Claims with dates' ],
	[ 'At 5 °F it is cold.', 'At 5°F it is cold.' ],
];
const found = ( text, patterns = ENGLISH ) => findPatterns( [ { line: 1, text } ], patterns );

for ( const [ hit, miss ] of CASES ) {
	test( `“${ hit }” is found`, () => {
		assert.notDeepEqual( found( hit ), [] );
		assert.deepEqual( found( miss ), [] );
	} );
}

test( 'each pattern has a case, a reason and a better word', () => {
	for ( const pattern of ENGLISH ) {
		assert.ok(
			CASES.some( ( [ hit ] ) => found( hit, [ pattern ] ).length ),
			String( pattern.find )
		);
		assert.ok( pattern.why && pattern.better );
	}
} );
