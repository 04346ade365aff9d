import { __ } from '@wordpress/i18n';
import type { Placed } from '../control';
import { toggle } from './fields';
import { panel } from './placement';

/**
 * The languages in which the block is shown: the attributes `english`, `spanish`, and `french`. Read on the server by
 * `LanguageFlags`.
 *
 * @param help the effect of choosing none
 */
export const languages = ( help: string ): Placed =>
	panel( __( 'Languages', 'hvac-blocks' ), [
		toggle( 'english', { label: __( 'English', 'hvac-blocks' ), help } ),
		toggle( 'spanish', { label: __( 'Spanish', 'hvac-blocks' ) } ),
		toggle( 'french', { label: __( 'French', 'hvac-blocks' ) } ),
	] );
