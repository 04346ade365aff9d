import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';
import type { FormViewProps } from './props';

interface FailureProps {
	id: string;
	message: string;
	props: FormViewProps;
}

/** What went wrong, in plain language, and an alternative. */
export function Failure( { id, message, props }: FailureProps ) {
	const { texts, dealers } = props;
	const [ before = '', after ] = message.split( '{phone}' );

	return (
		<div
			className="hvac-notice hvac-notice--error hvac-form__failure"
			id={ `${ id }-failure` }
			role="alert"
			tabIndex={ -1 }
		>
			<Icon svg={ icons.circleAlert } />
			<div>
				{ after === undefined ? (
					<p className="hvac-form__failure-text">{ message }</p>
				) : (
					<p className="hvac-form__failure-text">
						<span>{ before }</span>
						<Phone { ...props } />
						<span>{ after }</span>
					</p>
				) }
				{ dealers !== '' && (
					<p>
						<a className="hvac-form__link" href={ dealers }>
							{ texts.dealers }
						</a>
					</p>
				) }
				{ after === undefined && <Help { ...props } /> }
			</div>
		</div>
	);
}

const Phone = ( { phone }: FormViewProps ) => (
	<a className="hvac-form__phone" href={ `tel:${ phone.replace( /[^0-9+]/g, '' ) }` }>
		{ phone }
	</a>
);

const Help = ( props: FormViewProps ) => (
	<p>
		<span>{ props.texts.help }</span> <Phone { ...props } />
	</p>
);

/** Shown while a lead is unanswered. The form's last line announces it. */
export const PendingNotice = ( props: FormViewProps ) => (
	<div className="hvac-notice hvac-form__failure">
		<Icon svg={ icons.info } />
		<div>
			<p className="hvac-form__failure-text">{ props.form.texts.waiting }</p>
			<p>{ props.form.messages.waiting }</p>
			<Help { ...props } />
		</div>
	</div>
);
