import { Component, useEffect, useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchesPrinted } from './printed';
import { recordInput } from './record-input';
import { type Slots, ViewProvider } from './view';

/** Raised on an island whose HTML and view differ; `detail` is the error. It bubbles. */
export const HYDRATION_ERROR = 'hvac-blocks:hydration-error';

/** An island's view; its props are the JSON that PHP printed. */
export type IslandView = ComponentType< Record< string, unknown > >;

interface BoundaryProps {
	children: ReactNode;
	onError: ( error: unknown ) => void;
}

class Boundary extends Component< BoundaryProps, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch( error: unknown ) {
		this.props.onError( error );
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}

/**
 * An island is ready once its effects have read the browser's state (a cookie, a stored answer), so that a waiting
 * press meets no outdated state.
 */
function Ready( { children, onReady }: { children: ReactNode; onReady: () => void } ) {
	const [ isSettled, setSettled ] = useState( false );
	useEffect( () => ( isSettled ? onReady() : setSettled( true ) ), [ isSettled, onReady ] );
	return <>{ children }</>;
}

/**
 * Hydrates one island.
 *
 * If the view throws, the element gets its server HTML back. So it does if view and HTML differ: React then
 * re-renders the view, which stays only if the server had printed all of it, apart from harmless differences. Either
 * way the promise resolves, so that whatever waits for it (a nested island, a held click) continues.
 *
 * A hydrated island's element has the attribute `data-hvac-ready`. One that got its HTML back never hydrates again:
 * its `data-hvac-when` is empty, and it looks as it does without a script, without controls that do nothing.
 *
 * @param View    the island's view
 * @param wrapper the block's element: its children are a JSON script with the props and an `<hvac-root>`, before those of nested islands
 * @return resolves once the island responds to events
 */
export async function mount( View: IslandView, wrapper: Element ): Promise< void > {
	const root = wrapper.querySelector( 'hvac-root' ) as HTMLElement;
	let props: Record< string, unknown >;

	try {
		props = JSON.parse( wrapper.querySelector( 'script' )?.textContent ?? '' );
	} catch {
		( wrapper as HTMLElement ).dataset.hvacWhen = '';
		return;
	}

	// Pressed controls were busy until now, and plugins that delay pictures add a `<noscript>`: restore what the
	// server printed for React's comparison.
	root.querySelectorAll( '[aria-busy=true],noscript' ).forEach( ( element ) =>
		element.ariaBusy ? ( element.ariaBusy = null ) : element.remove()
	);

	const html = root.innerHTML;
	const printed = [ ...root.childNodes ];
	const { carryOver, notify } = recordInput( root );
	const context = { slots: readSlots( root ), isEditor: false };

	await new Promise< void >( ( resolve ) => {
		const report = ( detail: unknown ) =>
			wrapper.dispatchEvent( new CustomEvent( HYDRATION_ERROR, { bubbles: true, detail } ) );

		let isReady = false;
		let isGivenBack = false;
		// Later reports from React add nothing.
		let isJudged = false;

		const giveBack = () => {
			isJudged = isGivenBack = true;
			( wrapper as HTMLElement ).dataset.hvacWhen = '';
			// Before the browser paints; React forbids unmounting a root while it renders.
			queueMicrotask( () => {
				react.unmount();
				if ( isReady ) {
					root.innerHTML = html;
				} else {
					// Copies keep what was typed, and React does not manage them.
					root.replaceChildren( ...printed.map( ( node ) => node.cloneNode( true ) ) );
				}
				resolve();
			} );
		};

		const ready = () => {
			if ( ! isGivenBack ) {
				isJudged = isReady = wrapper.toggleAttribute( 'data-hvac-ready', true );
				notify();
				resolve();
			}
		};

		const react = hydrateRoot(
			root,
			<Boundary
				onError={ ( error ) => {
					report( error );
					giveBack();
				} }
			>
				<ViewProvider value={ context }>
					<Ready onReady={ ready }>
						<View { ...props } />
					</Ready>
				</ViewProvider>
			</Boundary>,
			{
				onRecoverableError: ( error ) => {
					report( error );
					if ( isJudged ) {
						return;
					}
					isJudged = true;
					if ( matchesPrinted( root.childNodes, printed ) ) {
						// Before the view's effects read the form.
						carryOver();
					} else {
						giveBack();
					}
				},
			}
		);
	} );
}

/** The slots of this island, without those of nested islands or of blocks within a slot. */
function readSlots( root: Element ): Slots {
	const slots: Slots = {};

	for ( const element of root.querySelectorAll< HTMLElement >( '[data-hvac-slot]' ) ) {
		if ( element.parentElement?.closest( 'hvac-root, [data-hvac-slot]' ) === root ) {
			slots[ element.dataset.hvacSlot ?? '' ] = element.innerHTML;
		}
	}

	return slots;
}
