// Over 20 lines: a new block starts with two questions and answers.
import type { Template } from '@client/editor/children';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { accordion, details } from './pair';

const item = ( question: string, answer: string ): Template[ 0 ] => [
	'hvac-blocks/faq-item',
	{ question },
	[ [ 'core/paragraph', { content: answer } ] ],
];

export const settings = edit( {
	pairs: [ accordion, details ],
	texts: { title: emphasis( __( 'Title', 'hvac-blocks' ) ) },
	panels: [ level() ],
	inner: () => [
		item(
			__( 'How long does a new system last?', 'hvac-blocks' ),
			__( 'An air conditioner lasts 12 to 15 years; a furnace or heat pump lasts 15 to 20.', 'hvac-blocks' )
		),
		item(
			__( 'How often does it need service?', 'hvac-blocks' ),
			__(
				'Once a year: have a cooling system serviced in spring and a heating system in the fall.',
				'hvac-blocks'
			)
		),
	],
} );
