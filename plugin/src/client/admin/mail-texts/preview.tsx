import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MailPreview } from './types';

/** An email as programs show it, and its plain text for those that show no HTML. */
export function Preview( { preview, lang }: { preview: MailPreview; lang: string } ) {
	const id = useId();

	return (
		<div className="hvac-mail-texts__preview">
			<p>
				<strong>{ __( 'Subject', 'hvac-blocks' ) }</strong> <span lang={ lang }>{ preview.subject }</span>
			</p>
			{ /* No script runs in it, and it is of another origin. */ }
			<iframe title={ __( 'Preview of the email', 'hvac-blocks' ) } sandbox="" srcDoc={ preview.html } />
			<h4 id={ id }>{ __( 'Plain text', 'hvac-blocks' ) }</h4>
			{ /* It scrolls, so the keyboard must reach it. */ }
			<pre tabIndex={ 0 } role="region" aria-labelledby={ id } lang={ lang }>
				{ preview.text }
			</pre>
		</div>
	);
}
