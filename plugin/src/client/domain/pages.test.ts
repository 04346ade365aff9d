import cases from '@contracts/pages.cases.json';
import { pageNumbers, pageOf } from './pages';

it.each( cases.page )( 'finds the page of $from of $total, $size a page', ( { total, from, size, page } ) => {
	expect( pageOf( total, from, size ) ).toEqual( page );
} );

it.each( cases.numbers )( 'offers numbers at $current of $count', ( { current, count, numbers } ) => {
	expect( pageNumbers( current, count ) ).toEqual( numbers );
} );
