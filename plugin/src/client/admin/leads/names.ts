import { __ } from '@wordpress/i18n';

/** A form's name as people say it; of a form that came later, its short name. */
export function formName( form: string ): string {
	switch ( form ) {
		case 'contact-dealer':
			return __( 'Contact a dealer', 'hvac-blocks' );
		case 'contact-dealer-modal':
			return __( 'Contact a dealer (dialog)', 'hvac-blocks' );
		case 'dealer-lead':
			return __( 'Dealer lead', 'hvac-blocks' );
		case 'newsletter':
			return __( 'Newsletter', 'hvac-blocks' );
		case 'wizard-contact':
			return __( 'System wizard', 'hvac-blocks' );
		default:
			return form;
	}
}

/** A language by its code, in the user's language: "Spanish". */
export function languageName( code: string ): string {
	try {
		return new Intl.DisplayNames( document.documentElement.lang || 'en', { type: 'language' } ).of( code ) ?? code;
	} catch {
		return code;
	}
}
