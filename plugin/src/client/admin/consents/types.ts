import type { Consents } from '../shared/answers';

export type { Consents };

export type FormTexts = Consents[ 'forms' ][ number ];

export type LanguageTexts = FormTexts[ 'languages' ][ number ];

/** A text that was or is shown. */
export type Version = LanguageTexts[ 'versions' ][ number ];
