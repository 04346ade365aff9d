import { __ } from '@wordpress/i18n';
import type { Placed } from '../control';
import { toggle } from './fields';
import { panel } from './placement';

/**
 * In which languages the block is shown: the attributes `english`, `spanish` and `french`. On the server `LanguageFlags` reads them.
 *
 * @param help what it means to choose none
 */
export const languages = ( help: string ): Placed =>
	panel( __( 'Languages', 'hvac-blocks' ), [
		toggle( 'english', { label: __( 'English', 'hvac-blocks' ), help } ),
		toggle( 'spanish', { label: __( 'Spanish', 'hvac-blocks' ) } ),
		toggle( 'french', { label: __( 'French', 'hvac-blocks' ) } ),
	] );
