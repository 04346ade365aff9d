import { countStep } from '@client/data/count-step';
import { trackWizard } from '@client/data/wizard-events';
import { postalCode } from '@client/domain/form-rules';
import {
	addressOf,
	NO_ANSWERS,
	powerTypeOf,
	readAnswers,
	type StepName,
	stepsOf,
	tonnageOf,
} from '@client/domain/wizard';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent, RefObject } from 'react';
import { answersIn, fillIn, isAnswered } from './answers';
import { startWizard, visitorFlow } from './start-wizard';
import { writeDraft } from './draft';
import { storeWizardPlace, openResults, postZip } from './finish';
import type { Place, WizardProps, WizardState } from './types';
import { usePlace } from './use-place';

export interface Wizard extends WizardState {
	form: RefObject< HTMLFormElement >;
	/** The flow's steps. */
	steps: StepName[];
	place: Place;
	/** Whether the visitor can continue from this step. */
	canContinue: boolean;
	onChange: () => void;
	onSubmit: ( event: FormEvent ) => void;
	/** The place field lost the focus. */
	onLeave: () => void;
	goTo: ( step: StepName ) => void;
	/** Changes to the next smaller or larger size. */
	resize: ( by: 1 | -1 ) => void;
}

const FIRST: Omit< WizardState, 'flow' > = {
	step: 'homeSize',
	answers: NO_ANSWERS,
	isBusy: false,
	isRefused: false,
};

/**
 * One question at a time. The answers are in the form; answers and step are stored for the tab's life.
 *
 * @param props
 * @param isActive false in the editor
 */
export function useWizard( props: WizardProps, isActive: boolean ): Wizard {
	const form = useRef< HTMLFormElement >( null );
	const [ state, setState ] = useState< WizardState >( () => ( {
		...FIRST,
		// Known before the first press: the page's early script has shown the number of steps.
		flow: isActive ? visitorFlow( props.cookie ) : 'flow1',
		answers: readAnswers( props.answers ),
	} ) );
	const counted = useRef< string[] >( [] );
	const from = useRef( '' );
	const isMoved = useRef( false );
	const isLeaving = useRef( false );
	const { flow, step, answers, isBusy } = state;
	const steps = stepsOf( flow );
	const written = JSON.stringify( props.answers );
	const canContinue = isAnswered( step, answers );
	const place = usePlace( props.locationUrl, answers.zipCode, isActive && step === 'zipCode' );
	const change = ( part: Partial< WizardState > ) => setState( ( before ) => ( { ...before, ...part } ) );

	/** Counts an event once per session. */
	const count = ( event: 'wizard_start' | 'wizard_step' | 'wizard_finish', subject: string, track: () => void ) => {
		const name = `${ event } ${ subject }`;

		if ( ! counted.current.includes( name ) ) {
			counted.current = [ ...counted.current, name ];
			countStep( event, subject );
			track();
		}
	};

	const countReached = ( reached: StepName ) =>
		count( 'wizard_step', `${ flow }-${ reached }`, () =>
			trackWizard( 'wizard_step', { flow, step: reached, number: steps.indexOf( reached ) + 1 } )
		);

	const start = () => {
		count( 'wizard_start', flow, () => trackWizard( 'wizard_start', { flow } ) );
		countReached( 'homeSize' );
	};

	useEffect( () => {
		if ( ! isActive || ! form.current ) {
			return undefined;
		}

		const {
			counted: before,
			address,
			...begun
		} = startWizard( form.current, { answers: JSON.parse( written ), cookie: props.cookie } );

		counted.current = before;
		from.current = address;
		fillIn( form.current, begun.answers );
		change( begun );

		// The back/forward cache restores the page as it was left, with its end in progress.
		const onPageShow = ( { persisted }: PageTransitionEvent ) => persisted && change( { isBusy: false } );
		window.addEventListener( 'pageshow', onPageShow );
		return () => window.removeEventListener( 'pageshow', onPageShow );
	}, [ isActive, props.cookie, written ] );

	useEffect( () => {
		if ( isMoved.current ) {
			isMoved.current = false;
			document.getElementById( `${ props.id }-${ step }` )?.focus();
		}
	}, [ props.id, step ] );

	useEffect( () => {
		if ( place.state === 'served' || place.state === 'outside' ) {
			setState( ( before ) => ( {
				...before,
				answers: { ...before.answers, isServiceArea: place.state === 'served' },
			} ) );
		}
	}, [ place ] );

	useEffect( () => {
		// Do not save a draft before the first answer.
		if ( counted.current.length > 0 ) {
			writeDraft( { answers, flow, step, counted: counted.current, address: from.current } );
		}
	}, [ answers, flow, step ] );

	useEffect( () => {
		if ( ! isBusy ) {
			isLeaving.current = false;
		} else if ( ! isLeaving.current && place.state !== 'verifying' ) {
			isLeaving.current = true;
			leave( place.state === 'served' );
		}
		// The end waits for the place alone.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isBusy, place ] );

	const leave = ( isServed: boolean ) => {
		const zip = postalCode( answers.zipCode );
		const asked = ( name: 'outdoorUnit' | 'indoorUnit' ) => ( steps.includes( name ) ? answers[ name ] : '' );

		count( 'wizard_finish', flow, () =>
			trackWizard( 'wizard_finish', {
				flow,
				result: isServed ? 'results' : 'dealers',
				tonnage: tonnageOf( answers.homeSize ),
				powerType: powerTypeOf( asked( 'outdoorUnit' ), asked( 'indoorUnit' ) ),
				zip,
			} )
		);
		writeDraft( { answers, flow, step, counted: counted.current, address: from.current } );
		storeWizardPlace( zip );

		if ( isServed ) {
			openResults( `${ props.resultsUrl }?${ addressOf( answers, zip, steps ) }` );
		} else {
			postZip( props.dealersUrl, zip );
		}
	};

	const goTo = ( to: StepName ) => {
		isMoved.current = true;
		countReached( to );
		change( { step: to, isRefused: false } );
	};

	const onChange = () => {
		if ( isActive && form.current ) {
			const read = answersIn( form.current );
			const isSame = read.zipCode === answers.zipCode;

			start();
			change( {
				answers: { ...read, isServiceArea: isSame && answers.isServiceArea },
				isBusy: isBusy && isSame,
				isRefused: state.isRefused && isSame,
			} );
		}
	};

	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();

		if ( ! isActive || isBusy ) {
			return;
		}

		start();

		const next = steps[ steps.indexOf( step ) + 1 ];

		if ( ! canContinue ) {
			change( { isRefused: true } );
		} else if ( next ) {
			goTo( next );
		} else {
			change( { isBusy: true } );
		}
	};

	const resize = ( by: 1 | -1 ) => {
		const range = form.current?.querySelector< HTMLInputElement >( '[type=range]' );

		if ( by > 0 ) {
			range?.stepUp();
		} else {
			range?.stepDown();
		}
		onChange();
	};

	return {
		...state,
		form,
		steps,
		place,
		canContinue,
		onChange,
		onSubmit,
		onLeave: () => change( { isRefused: answers.zipCode.trim() !== '' && ! canContinue } ),
		goTo,
		resize,
	};
}
