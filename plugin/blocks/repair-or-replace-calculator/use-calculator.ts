import { track } from '@client/data/analytics';
import { countStep } from '@client/data/count-step';
import { formatMoney } from '@client/domain/money';
import { repairOrReplace } from '@client/domain/repair-or-replace';
import { wantsLessMotion } from '@ui/controls/slider/use-device';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent, RefObject } from 'react';
import type { Props } from './types';

/** What is shown: the button, the progress indicator in its place, or the answer. */
type State = 'inputs' | 'busy' | 'answer';

/** The form's current choice: the visitor may have made it before hydration. */
const chosenIn = ( form: HTMLFormElement | null ) => {
	const values = new FormData( form ?? undefined );

	return { age: String( values.get( 'age' ) ?? '' ), estimate: String( values.get( 'estimate' ) ?? '' ) };
};

/** Writes the choice to the address, so that it can be shared; null clears it. */
function writeAddress( chosen: { age: string; estimate: string } | null ): void {
	const address = new URL( window.location.href );

	for ( const name of [ 'age', 'estimate' ] as const ) {
		if ( chosen ) {
			address.searchParams.set( name, chosen[ name ] );
		} else {
			address.searchParams.delete( name );
		}
	}
	window.history.replaceState( window.history.state, '', address );
}

const labelOf = ( options: Props[ 'ages' ], value: string ): string =>
	options.find( ( option ) => option.value === value )?.label ?? value;

export function useCalculator(
	props: Props,
	form: RefObject< HTMLFormElement >,
	answerElement: RefObject< HTMLElement >
) {
	const [ result, setResult ] = useState( props.answer );
	const [ state, setState ] = useState< State >( props.answer ? 'answer' : 'inputs' );
	const timer = useRef( 0 );
	const takesFocus = useRef( false );

	const change = () => {
		if ( state !== 'inputs' ) {
			window.clearTimeout( timer.current );
			setState( 'inputs' );
			writeAddress( null );
		}
	};

	const show = ( age: string, estimate: string ) => {
		const { product, verdict, isNear } = repairOrReplace( Number( age ), Number( estimate ), props.threshold );
		const sum = props.texts.sum
			.replace( '%1$s', () => labelOf( props.ages, age ) )
			.replace( '%2$s', () => labelOf( props.estimates, estimate ) )
			.replace( '%3$s', () => formatMoney( product, props.lang ) );

		// The answer replaces the pressed button.
		takesFocus.current = true;
		setResult( { verdict, sum, isNear } );
		setState( 'answer' );
		writeAddress( { age, estimate } );
		track( 'calculator_result', { result: verdict, age, estimate, product } );
		countStep( 'calculator_result', verdict );
	};

	const submit = ( event: FormEvent ) => {
		const { age, estimate } = chosenIn( form.current );
		const seconds = wantsLessMotion() ? 0 : props.loadingTime;

		event.preventDefault();
		window.clearTimeout( timer.current );

		if ( seconds ) {
			setState( 'busy' );
			timer.current = window.setTimeout( () => show( age, estimate ), seconds * 1000 );
		} else {
			show( age, estimate );
		}
	};

	useEffect( () => {
		if ( state === 'answer' && takesFocus.current ) {
			takesFocus.current = false;
			answerElement.current?.focus( { preventScroll: true } );
			answerElement.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ state, answerElement ] );

	useEffect( () => {
		const { age, estimate } = chosenIn( form.current );

		if ( props.answer && ( age !== props.age || estimate !== props.estimate ) ) {
			setState( 'inputs' );
		}

		return () => window.clearTimeout( timer.current );
	}, [ form, props.answer, props.age, props.estimate ] );

	return { state, result, submit, change };
}
