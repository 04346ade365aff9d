import cases from '@contracts/slider-layout.cases.json';
import { sliderLayout } from './slider';

it.each( cases.layout )( '$name', ( { settings, count, slides, devices, dots, isRow } ) => {
	const { slideAt, ...layout } = sliderLayout( { css: '', ...settings }, count );

	expect( layout ).toEqual( { devices, dots, isRow } );
	expect( slides.map( ( _, place ) => slideAt( place ) ) ).toEqual( slides );
} );
