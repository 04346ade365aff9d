import { isOpen } from './open-now';

const week = [ 'Mo-Fr 08:00-12:00', 'Mo-Fr 13:00-17:00', 'Sa 09:00-12:00' ];

// The visitor's own zone plays no part; Jest runs in whichever the machine has.
it.each( [
	[ 'at its opening, in Chicago, in winter', week, 'America/Chicago', '2026-01-05T14:00Z', true ],
	[ 'a minute before', week, 'America/Chicago', '2026-01-05T13:59Z', false ],
	[ 'at its opening, in summer', week, 'America/Chicago', '2026-07-06T13:00Z', true ],
	[ 'without daylight saving time, in Phoenix', week, 'America/Phoenix', '2026-07-06T15:00Z', true ],
	[ 'in Newfoundland, half an hour off', week, 'America/St_Johns', '2026-01-05T11:30Z', true ],
	[ 'before the clocks change', [ 'Su 01:00-03:30' ], 'America/New_York', '2026-03-08T06:59Z', true ],
	[ 'after the clocks change', [ 'Su 01:00-03:30' ], 'America/New_York', '2026-03-08T07:30Z', false ],
	[ 'in a break', week, 'America/Chicago', '2026-01-05T18:30Z', false ],
	[ 'after a break', week, 'America/Chicago', '2026-01-05T19:00Z', true ],
	[ 'at its closing', week, 'America/Chicago', '2026-01-05T23:00Z', false ],
	[ 'on a closed day', week, 'America/Chicago', '2026-01-04T16:00Z', false ],
	[ 'already Tuesday for the visitor in Tokyo', week, 'America/Los_Angeles', '2026-01-06T00:30Z', true ],
	[ 'overnight, before midnight', [ 'Sa 20:00-02:00' ], 'America/Chicago', '2026-01-04T05:00Z', true ],
	[
		'overnight, after midnight, from Sunday to Monday',
		[ 'Su 20:00-02:00' ],
		'America/Chicago',
		'2026-01-05T07:59Z',
		true,
	],
	[ 'the night before an overnight day', [ 'Sa 20:00-02:00' ], 'America/Chicago', '2026-01-03T07:00Z', false ],
	[ 'around the clock', [ 'Mo-Su 00:00-23:59' ], 'America/Chicago', '2026-01-05T05:59:30Z', true ],
	[ 'around the clock until 24:00', [ 'Mo-Su 00:00-24:00' ], 'America/Chicago', '2026-01-05T05:59:30Z', true ],
	[ 'days over the weekend', [ 'Sa-Mo 08:00-10:00' ], 'America/Chicago', '2026-01-05T15:00Z', true ],
	[ 'single days', [ 'Tu,Th 08:00-10:00' ], 'America/Chicago', '2026-01-08T15:00Z', true ],
	[ 'between single days', [ 'Tu,Th 08:00-10:00' ], 'America/Chicago', '2026-01-07T15:00Z', false ],
	[ 'the same time twice', [ 'Mo-Su 00:00-00:00' ], 'America/Chicago', '2026-01-05T15:00Z', false ],
] )( 'knows whether a dealer is open: %s', ( _case, lines, zone, now, expected ) => {
	expect( isOpen( lines, zone, new Date( now ) ) ).toBe( expected );
} );
