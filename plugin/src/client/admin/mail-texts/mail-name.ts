import { __, sprintf } from '@wordpress/i18n';
import { languageName } from '../shared/form-names';
import type { Mail } from './types';

export const nameOf = ( { title, lang }: Mail ): string =>
	sprintf(
		/* translators: 1: the name of an email, 2: a language. */
		__( '%1$s, %2$s', 'hvac-blocks' ),
		title,
		languageName( lang )
	);
