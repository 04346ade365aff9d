import { useEffect, useState } from '@wordpress/element';
import type { Setting, SettingsAnswer } from './types';

const hashOf = (): string => window.location.hash.slice( 1 );

/**
 * The section that the address names after `#`, or that has the setting named there. By default, the first one.
 *
 * @param sections
 * @param settings
 */
export function useSection( sections: SettingsAnswer[ 'sections' ], settings: Setting[] ) {
	const [ hash, setHash ] = useState( hashOf );

	useEffect( () => {
		const follow = () => setHash( hashOf() );

		window.addEventListener( 'hashchange', follow );

		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );

	const named = settings.find( ( { key } ) => key === hash );

	return {
		section: ( sections.find( ( { name } ) => name === ( named?.section ?? hash ) ) ?? sections[ 0 ] )?.name ?? '',
		/** The setting that the address names; empty if it names none. */
		field: named?.key ?? '',
		/** What the address names, whatever it is. */
		hash,
		/** Opens the section of a setting. */
		open( key: string ): void {
			window.location.hash = key;
		},
	};
}

/**
 * Moves the focus to a setting's control, first to an invalid one.
 *
 * @param root
 * @param key
 * @return whether the setting is there
 */
export function focusSetting( root: HTMLElement | null, key: string ): boolean {
	const field = root?.querySelector< HTMLElement >( `[data-setting="${ key }"]` );
	const control =
		field?.querySelector< HTMLElement >( '[aria-invalid="true"]' ) ??
		field?.querySelector< HTMLElement >( ':is( input, textarea, select, button ):not( :disabled )' );

	field?.scrollIntoView?.( { block: 'center' } );
	control?.focus();

	return Boolean( field );
}
