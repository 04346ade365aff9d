import { track } from '@client/data/analytics';
import type { FormValues } from '@client/domain/form';
import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { type FormViewProps, View as Form } from '@ui/forms/form/view';
import { Icon } from '@ui/controls/icon/view';
import { useState } from '@wordpress/element';

export interface FormPanelProps {
	/** The block's id. */
	id: string;
	level: number;
	/** Tells who receives the data, before it is sent; empty if no dealer does. */
	recipient: string;
	form: FormViewProps;
	/** Called once the lead is stored. */
	onSent?: () => void;
}

/** A form with a heading, which is hidden once the form is sent. */
export function View( { id, level, recipient, form, onSent }: FormPanelProps ) {
	const [ isSent, setSent ] = useState( form.reference !== '' );

	const onStored = ( _: string, { zip = '' }: FormValues ) => {
		setSent( true );
		onSent?.();

		// A form without a dealer does not mention dealers.
		if ( recipient !== '' ) {
			track( 'dealer_form_success', { zip } );
		}
	};

	return (
		<div className="hvac-form-panel">
			<div className="hvac-form-panel__head" hidden={ isSent }>
				<Slot
					as={ `h${ level }` }
					className="hvac-form-panel__heading"
					id={ `${ id }-heading` }
					name="heading"
				/>
				<Slot as="p" className="hvac-form-panel__intro" name="intro" />
				{ recipient !== '' && (
					<p className="hvac-form-panel__recipient">
						<Icon svg={ icons.user } />
						<span>{ recipient }</span>
					</p>
				) }
			</div>
			<Form { ...form } onSent={ onStored } />
		</div>
	);
}
