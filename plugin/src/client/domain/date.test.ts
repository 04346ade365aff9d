import { longDate } from './date';

test.each( [
	[ '2026-12-31', 'en', 'December 31, 2026' ],
	[ '2026-03-01', 'en', 'March 1, 2026' ],
	[ '2026-12-31', 'es', '31 de diciembre de 2026' ],
	[ '2026-03-01', 'fr', '1er mars 2026' ],
	[ '2026-08-09', 'fr', '9 août 2026' ],
] as const )( '%s in %s is %s', ( day, lang, text ) => {
	expect( longDate( day, lang ) ).toBe( text );
} );
