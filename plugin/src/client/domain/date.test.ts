import cases from '@contracts/dates.cases.json';
import { longDate } from './date';
import type { Language } from './number';

test.each( cases.long )( '$day in $lang is $text', ( { day, lang, text } ) => {
	expect( longDate( day, lang as Language ) ).toBe( text );
} );
