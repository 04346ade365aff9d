import { loadScript } from '@client/data/load-script';
import type { TrackedLine } from '@client/data/number-store';
import { isUsable } from '@client/domain/phone-number';
import type { Tracking } from '@client/domain/tracked-number';

type Script = NonNullable< Tracking[ 'script' ] >;

interface ScriptWindow {
	CallTrk?: {
		getSwapNumbers?: (
			numbers: string[],
			callback: ( answer: unknown ) => void,
			pool: { poolId: string; routingGroup: string }
		) => unknown;
	};
	Invoca?: {
		PNAPI?: { run?: () => void; currentPageSettings?: { poolParams?: Record< string, string > } };
	};
}

/** Milliseconds after which a script counts as having no number. */
const TIMEOUT_MS = 3000;

/**
 * The number that a number insertion script has for a routing group; empty for none.
 *
 * @throws if the script does not load or is of another kind
 */
export async function scriptNumber( script: Script, line: TrackedLine ): Promise< string > {
	await loadScript( script.url );
	return script.kind === 'invoca' ? invocaNumber( script, line ) : callRailNumber( script, line );
}

const digitsOf = ( number: string ): string => number.replace( /\D/g, '' );

/** `CallTrk.getSwapNumbers( numbers, callback, pool )`: it calls back, or returns the answer or a promise of it. */
function callRailNumber( { pool }: Script, { group, number }: TrackedLine ): Promise< string > {
	const { CallTrk } = window as ScriptWindow;
	const digits = digitsOf( number );

	return new Promise( ( resolve, reject ) => {
		const end = ( answer: unknown ) => {
			const found = numberIn( answer, digits );
			if ( found !== '' ) {
				resolve( found );
			}
		};

		if ( typeof CallTrk?.getSwapNumbers !== 'function' ) {
			reject( new Error( 'The number insertion script has no CallTrk.getSwapNumbers().' ) );
			return;
		}

		const given = CallTrk.getSwapNumbers( [ digits ], ( answer ) => resolve( numberIn( answer, digits ) ), {
			poolId: pool,
			routingGroup: group,
		} );

		Promise.resolve( given ).then( end, reject );
	} );
}

/**
 * A number in such a script's answer: `{ "9725550101": "…" }`, `[ { "dnis": "…" } ]`, `{ "dnis": "…" }` or `{
 * "error": … }`.
 */
export function numberIn( answer: unknown, digits: string ): string {
	if ( typeof answer === 'string' ) {
		return isUsable( answer ) ? answer : '';
	}
	if ( Array.isArray( answer ) ) {
		return answer.map( ( entry ) => numberIn( entry, digits ) ).find( Boolean ) ?? '';
	}
	if ( typeof answer !== 'object' || answer === null || 'error' in answer ) {
		return '';
	}

	const { dnis, [ digits ]: swapped } = answer as Record< string, unknown >;
	return numberIn( String( swapped ?? dnis ?? '' ), digits );
}

/** `Invoca.PNAPI.run()` replaces numbers in the document: this inserts a hidden one and reads the replacement. */
function invocaNumber( { pool }: Script, { group, number }: TrackedLine ): Promise< string > {
	const api = ( window as ScriptWindow ).Invoca?.PNAPI;

	if ( typeof api?.run !== 'function' ) {
		return Promise.reject( new Error( 'The number insertion script has no Invoca.PNAPI.run().' ) );
	}

	const probe = document.createElement( 'a' );
	probe.className = 'hvac-tracked-number';
	probe.hidden = true;
	probe.href = `tel:${ digitsOf( number ) }`;
	probe.textContent = number;
	Object.assign( probe.dataset, { poolId: pool, routingGroup: group } );
	document.body.append( probe );

	const params = api.currentPageSettings?.poolParams;
	if ( params ) {
		Object.assign( params, { pool_id: pool, routing_group: group } );
	}

	return new Promise( ( resolve ) => {
		const end = ( found: string ) => {
			observer.disconnect();
			clearTimeout( timer );
			probe.remove();
			resolve( found );
		};
		const read = () => {
			const found = numberIn( probe.dataset.dnis ?? probe.textContent, '' );
			if ( found !== '' && digitsOf( found ) !== digitsOf( number ) ) {
				end( found );
			}
		};
		const observer = new MutationObserver( read );
		const timer = setTimeout( () => end( '' ), TIMEOUT_MS );

		observer.observe( probe, { attributes: true, characterData: true, childList: true, subtree: true } );
		api.run?.();
		read();
	} );
}
