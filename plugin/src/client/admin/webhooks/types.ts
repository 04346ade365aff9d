import type { Webhooks, WebhookTest } from '../shared/answers';

export type { Webhooks, WebhookTest };

export type Webhook = Webhooks[ 'webhooks' ][ number ];

export interface Header {
	name: string;
	/** Undefined if the stored value stays. */
	value: string | undefined;
}

/** What a person typed. The address, a header's value and the secret are undefined if the stored ones stay. */
export interface Draft {
	id: string;
	name: string;
	url: string | undefined;
	forms: string[];
	events: string[];
	format: Webhook[ 'format' ];
	template: string;
	headers: Header[];
	secret: string | undefined;
	isOn: boolean;
}

/** Of a new webhook, or of one that is changed. */
export const draftOf = ( hook?: Webhook ): Draft =>
	hook
		? {
				...hook,
				url: undefined,
				headers: hook.headers.map( ( name ) => ( { name, value: undefined } ) ),
				secret: undefined,
			}
		: {
				id: newId(),
				name: '',
				url: '',
				forms: [],
				events: [ 'stored' ],
				format: 'json',
				template: '',
				headers: [],
				secret: '',
				isOn: true,
			};

function newId(): string {
	const [ number = 0 ] = window.crypto.getRandomValues( new Uint32Array( 1 ) );

	return number.toString( 16 );
}
