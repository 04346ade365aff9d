import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { WebhookTest } from './types';

/** What a test sent, and what came back. */
export function TestResult( { test }: { test: WebhookTest } ) {
	const { ok, message, request, response } = test;

	return (
		<div className="hvac-webhooks__test">
			<Notice status={ ok ? 'success' : 'error' } isDismissible={ false }>
				{ message }
			</Notice>
			<h3>
				{ sprintf(
					/* translators: %s: the name of a server. */
					__( 'Sent to %s', 'hvac-blocks' ),
					request.host
				) }
			</h3>
			<pre>{ `${ request.headers.join( '\n' ) }\n\n${ pretty( request.body ) }` }</pre>
			<h3>
				{ response.status === null
					? __( 'No response', 'hvac-blocks' )
					: sprintf(
							/* translators: %d: an HTTP status such as 200. */
							__( 'Response: status %d', 'hvac-blocks' ),
							response.status
						) }
			</h3>
			{ response.body && <pre>{ pretty( response.body ) }</pre> }
		</div>
	);
}

function pretty( text: string ): string {
	try {
		return JSON.stringify( JSON.parse( text ), null, 2 );
	} catch {
		return text;
	}
}
