import { adoptStyle } from '@client/data/adopt-style';
import { fill, plural } from '@client/domain/text';
import css from './list.scss';
import { dealersLike, placeHere, placesLike } from './places';
import type { DealerSettings, Settings, Suggestion } from './types';

const SHORTEST = 3;
// Between two keys of a visitor who types.
const PAUSE = 150;
// Pixels: the list's height at least, and its distance from the window's edge.
const LOWEST = 130;
const MARGIN = 12;

interface Option {
	text: string;
	/** Null for a message that cannot be chosen. */
	choose: ( () => void ) | null;
}

const attached = new WeakSet< HTMLInputElement >();
let count = 0;

/** Whether a text is, or becomes, a postal code: that needs no suggestion. */
const isCode = ( text: string ): boolean => /^\s*(\d|[a-z]\d)/i.test( text );

/**
 * Makes a place field an editable combobox with a list popup (ARIA Authoring Practices): suggestions while typing, and
 * the visitor's own place while the field is empty. Outside the page's React: the field stays as it was without it.
 */
export function attach( input: HTMLInputElement ): void {
	const form = input.form;
	const places = input.closest< HTMLElement >( '[data-hvac-places]' )?.dataset.hvacPlaces;

	if ( ! form || ! places || attached.has( input ) ) {
		return;
	}

	attached.add( input );
	adoptStyle( css );

	const settings = JSON.parse( places ) as Settings;
	const ofDealers = input.closest< HTMLElement >( '[data-hvac-dealers]' )?.dataset.hvacDealers;
	const dealerSettings = ofDealers ? ( JSON.parse( ofDealers ) as DealerSettings ) : null;
	const { texts } = settings;
	const list = document.createElement( 'ul' );
	const status = document.createElement( 'p' );
	let options: Option[] = [];
	let active = -1;
	let timer = 0;

	list.className = 'hvac-places';
	list.id = `hvac-places-${ ++count }`;
	list.popover = 'manual';
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute( 'aria-label', texts.label );
	status.className = 'hvac-visually-hidden';
	status.setAttribute( 'role', 'status' );
	input.setAttribute( 'role', 'combobox' );
	input.setAttribute( 'aria-autocomplete', 'list' );
	input.setAttribute( 'aria-controls', list.id );
	// The browser's own list would cover this one.
	input.autocomplete = 'off';
	form.append( list, status );

	const isOpen = () => ! list.hidden;

	const mark = ( index: number ) => {
		active = index;
		[ ...list.children ].forEach( ( item, at ) => item.setAttribute( 'aria-selected', String( at === index ) ) );
		const item = list.children[ index ];

		if ( item ) {
			input.setAttribute( 'aria-activedescendant', item.id );
			item.scrollIntoView?.( { block: 'nearest' } );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	};

	/** In the top layer: a dialog around the field would cut the list off. */
	const align = () => {
		const { left, bottom, width } = input.getBoundingClientRect();
		Object.assign( list.style, {
			top: `${ bottom }px`,
			left: `${ left }px`,
			width: `${ width }px`,
			maxHeight: `${ Math.max( LOWEST, window.innerHeight - bottom - MARGIN ) }px`,
		} );
	};

	const show = ( isShown: boolean ) => {
		list.hidden = ! isShown;
		list.togglePopover?.( isShown );
		input.setAttribute( 'aria-expanded', String( isShown ) );

		if ( isShown ) {
			align();
		}
	};

	const close = () => {
		clearTimeout( timer );
		show( false );
		mark( -1 );
	};

	const open = ( next: Option[] ) => {
		options = next;
		list.replaceChildren(
			...options.map( ( { text, choose }, index ) => {
				const item = document.createElement( 'li' );
				item.id = `${ list.id }-${ index }`;
				item.setAttribute( 'role', 'option' );
				item.textContent = text;

				if ( ! choose ) {
					item.setAttribute( 'aria-disabled', 'true' );
				}
				return item;
			} )
		);
		show( options.length > 0 );
		mark( -1 );
	};

	const choose = ( { query }: Suggestion ) => {
		input.value = query;
		close();
		form.requestSubmit();
	};

	const locate = async () => {
		open( [ { text: texts.locating, choose: null } ] );
		status.textContent = texts.locating;

		try {
			const place = await placeHere( settings );
			status.textContent = place.label;
			choose( place );
		} catch {
			open( [ { text: texts.unknown, choose: null } ] );
			status.textContent = texts.unknown;
		}
	};

	const offerLocation = () => {
		if ( 'geolocation' in navigator && window.isSecureContext ) {
			open( [ { text: texts.locate, choose: locate } ] );
		}
	};

	const suggest = async () => {
		const typed = input.value.trim();
		const [ found, dealers ] = await Promise.all( [
			placesLike( settings, typed ),
			dealerSettings ? dealersLike( dealerSettings, settings.lang, typed ) : [],
		] );

		// The visitor has gone on.
		if ( typed !== input.value.trim() || input !== input.ownerDocument.activeElement ) {
			return;
		}

		open( [
			...found.map( ( place ) => ( { text: place.label, choose: () => choose( place ) } ) ),
			...dealers.map( ( { label, url } ) => ( {
				text: fill( dealerSettings?.text ?? '', { name: label } ),
				choose: () => window.location.assign( url ),
			} ) ),
		] );
		const total = options.length;
		status.textContent = total ? fill( plural( texts.found, total, settings.lang ), { count: total } ) : '';
	};

	const update = () => {
		const typed = input.value.trim();
		clearTimeout( timer );

		if ( typed === '' ) {
			offerLocation();
		} else if ( typed.length < SHORTEST || isCode( typed ) ) {
			options = [];
			close();
		} else {
			timer = window.setTimeout( suggest, PAUSE );
		}
	};

	const onKey = ( event: KeyboardEvent ) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];

		if ( step && event.altKey === false && options.length > 0 ) {
			event.preventDefault();

			if ( ! isOpen() ) {
				open( options );
			}
			// Beyond the last option is the field itself.
			const stops = options.length + 1;
			mark( ( ( active + 1 + step + stops ) % stops ) - 1 );
		} else if ( event.key === 'Enter' && isOpen() && options[ active ]?.choose ) {
			event.preventDefault();
			options[ active ]?.choose?.();
		} else if ( event.key === 'Escape' && isOpen() ) {
			// A dialog around the field stays open.
			event.preventDefault();
			event.stopPropagation();
			close();
		}
	};

	input.addEventListener( 'input', update );
	input.addEventListener( 'focus', () => input.value.trim() === '' && offerLocation() );
	input.addEventListener( 'blur', close );
	input.addEventListener( 'keydown', onKey );
	form.addEventListener( 'submit', close );
	// Also of a container around the field; scroll events do not bubble.
	window.addEventListener( 'scroll', () => isOpen() && align(), { capture: true, passive: true } );
	window.addEventListener( 'resize', () => isOpen() && align() );
	// The focus stays in the field.
	list.addEventListener( 'mousedown', ( event ) => event.preventDefault() );
	list.addEventListener( 'click', ( event ) => {
		const item = ( event.target as Element ).closest( 'li' );
		options[ [ ...list.children ].indexOf( item as Element ) ]?.choose?.();
	} );

	close();

	if ( input === input.ownerDocument.activeElement ) {
		update();
	}
}
