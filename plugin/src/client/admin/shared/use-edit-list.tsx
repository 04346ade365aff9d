import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { Message } from './message';

/** The key of a record that is being added. */
export const NEW = 'new';

/**
 * A list of records that are edited in place, one at a time.
 *
 * @param onAnswer receives the list as it is after a change
 * @param onClosed after a form is gone
 * @return the open record's key, what was done last, and what forms and cards call
 */
export function useEditList< Answer >( onAnswer: ( answer: Answer ) => void, onClosed?: () => void ) {
	const [ open, setOpen ] = useState( '' );
	const [ said, setSaid ] = useState( '' );

	function onClose(): void {
		setOpen( '' );
		onClosed?.();
	}

	function finish( answer: Answer, text: string ): void {
		onAnswer( answer );
		setSaid( text );
		onClose();
	}

	return {
		open,
		setOpen,
		notice: <Message status="success" text={ said } onRemove={ () => setSaid( '' ) } />,
		form: {
			onSaved: ( answer: Answer, name: string ) =>
				/* translators: %s: the name of what was saved. */
				finish( answer, sprintf( __( 'Saved: %s', 'hvac-blocks' ), name ) ),
			onClose,
		},
		onDeleted: ( answer: Answer, name: string ) =>
			/* translators: %s: the name of what was deleted. */
			finish( answer, sprintf( __( 'Deleted: %s', 'hvac-blocks' ), name ) ),
		/** The button below the list, while there may be more. */
		addButton: ( text: string, records: number, most: number ) =>
			open === '' &&
			records < most && (
				<div>
					<Button
						__next40pxDefaultSize
						variant={ records === 0 ? 'primary' : 'secondary' }
						icon={ plus }
						onClick={ () => setOpen( NEW ) }
					>
						{ text }
					</Button>
				</div>
			),
	};
}
