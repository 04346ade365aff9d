import type { FormValues } from '@client/domain/form';

/** What a visitor typed into a form but has not sent. */
export interface Draft {
	values: FormValues;
	/** Tells repeats of one lead: the same for every try to send it. */
	key: string;
}

const EMPTY: Draft = { values: {}, key: '' };

/** A form's draft, kept for the tab's life and no longer: it holds a person's address. */
export class DraftStore {
	private readonly name: string;

	constructor( form: string ) {
		this.name = `hvac-blocks:form:${ form }`;
	}

	read(): Draft {
		try {
			const kept: Partial< Draft > = JSON.parse( sessionStorage.getItem( this.name ) ?? '{}' );
			return { ...EMPTY, ...kept };
		} catch {
			// Storage is refused or holds something else: there is no draft.
			return EMPTY;
		}
	}

	write( change: Partial< Draft > ): void {
		try {
			sessionStorage.setItem( this.name, JSON.stringify( { ...this.read(), ...change } ) );
		} catch {
			// Without storage the draft lives as long as the page.
		}
	}

	clear(): void {
		try {
			sessionStorage.removeItem( this.name );
		} catch {
			// It was never kept.
		}
	}
}

/** A random UUID, also where a page has no secure origin. */
export function uuid(): string {
	if ( crypto.randomUUID ) {
		return crypto.randomUUID();
	}

	const hex = [ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
	return hex.replace( /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5' );
}
