import { __, sprintf } from '@wordpress/i18n';
import type { DealerFields } from '../../shared/answers';

export type { DealerFields };

/** A field that was added to dealers. */
export type OwnField = DealerFields[ 'fields' ][ number ];

export type OwnKey = `own-${ string }`;

export type Names = Record< 'en' | 'es' | 'fr', string >;

/** What dealers' forms and imports need. */
type KnownField = Pick< OwnField, 'type' | 'name' | 'choices' > & { key: OwnKey };

let known: KnownField[] | undefined;

/** The fields as the page names them, or as they were last saved. */
export const ownFields = (): KnownField[] =>
	( known ??= JSON.parse( document.getElementById( 'hvac-blocks-screen' )?.dataset.own || '[]' ) ?? [] );

export function setOwnFields( fields: readonly OwnField[] ): void {
	known = fields.map( ( field ) => ( { ...field, key: field.key as OwnKey } ) );
}

/** The filters that the fields add to the badges of the list: flags, and choices of lists. */
export const ownBadges = (): Array< { key: string; label: string } > =>
	ownFields().flatMap< { key: string; label: string } >( ( { key, type, name, choices } ) =>
		type === 'flag'
			? [ { key, label: name } ]
			: choices.map( ( choice ) => ( {
					key: `${ key }--${ choice.key }`,
					/* translators: 1: name of a field, 2: its value. */
					label: sprintf( __( '%1$s: %2$s', 'hvac-blocks' ), name, choice.name ),
				} ) )
	);

export const typeTexts = (): Record< OwnField[ 'type' ], string > => ( {
	flag: __( 'Yes or no', 'hvac-blocks' ),
	list: __( 'List of choices', 'hvac-blocks' ),
	text: __( 'Text', 'hvac-blocks' ),
	number: __( 'Number', 'hvac-blocks' ),
	link: __( 'Link', 'hvac-blocks' ),
} );

/** Where a field of a type can be shown. */
export function placesOf( type: OwnField[ 'type' ] ): Array< { name: OwnField[ 'places' ][ number ]; title: string } > {
	return [
		...( type === 'link' ? [] : [ { name: 'card' as const, title: __( 'Dealer cards', 'hvac-blocks' ) } ] ),
		{ name: 'profile', title: __( 'Dealer’s page', 'hvac-blocks' ) },
		...( type === 'flag' || type === 'list'
			? [ { name: 'filter' as const, title: __( 'Filters of the search', 'hvac-blocks' ) } ]
			: [] ),
	];
}
