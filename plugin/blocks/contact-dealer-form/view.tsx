import { track } from '@client/data/analytics';
import icons from '@contracts/icons.json';
import type { FormValues } from '@client/domain/form';
import { Slot } from '@hvac-blocks/view';
import { type FormViewProps, View as Form } from '@ui/form/view';
import { Icon } from '@ui/icon/view';
import { useState } from '@wordpress/element';

export interface Props {
	level: number;
	/** Who gets the data, said before it is sent. */
	recipient: string;
	form: FormViewProps;
}

export function View( { level, recipient, form }: Props ) {
	const [ isSent, setSent ] = useState( form.reference !== '' );

	const onSent = ( _: string, { zip = '' }: FormValues ) => {
		setSent( true );
		track( 'dealer_form_success', { zip } );
	};

	return (
		<div className="hvac-contact-dealer-form__panel">
			<div className="hvac-contact-dealer-form__head" hidden={ isSent }>
				<Slot as={ `h${ level }` } className="hvac-contact-dealer-form__heading" name="heading" />
				<Slot as="p" className="hvac-contact-dealer-form__intro" name="intro" />
				<p className="hvac-contact-dealer-form__recipient">
					<Icon svg={ icons.user } />
					<span>{ recipient }</span>
				</p>
			</div>
			<Form { ...form } onSent={ onSent } />
		</div>
	);
}
