import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';

interface Props {
	id: string;
	level: number;
	heading: string;
	text: string;
	reference: string;
	/** "Your reference is {reference}." */
	template: string;
}

/** Replaces a form that was sent. */
export function SuccessMessage( { id, level, heading, text, reference, template }: Props ) {
	const Heading = `h${ level }` as 'h2';
	const [ before, after ] = template.split( '{reference}' );

	return (
		<div className="hvac-form__sent" id={ id } role="group" aria-labelledby={ `${ id }-sent` }>
			<div className="hvac-message__icon">
				<Icon svg={ icons.check } />
			</div>
			<Heading className="hvac-form__sent-title" id={ `${ id }-sent` } tabIndex={ -1 }>
				{ heading }
			</Heading>
			<p>{ text }</p>
			<p className="hvac-form__reference">
				{ before ? <span>{ before }</span> : null }
				<strong>{ reference }</strong>
				{ after ? <span>{ after }</span> : null }
			</p>
		</div>
	);
}
