import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { Icon } from '../../controls/icon/view';

export interface Props {
	/** Null if no number is set. */
	phone: { text: string; href: string } | null;
	texts: { title: string; hours: string; gas: string };
	/** The slot for the editor's advice about gas. */
	slot?: string;
}

/** The first line of time-consuming tools: tells visitors without heat or cooling, or who smell gas, who to call. */
export const View = ( { phone, texts, slot = '' }: Props ) => (
	<div className="hvac-emergency">
		<Icon svg={ icons.triangleAlert } />
		<p className="hvac-emergency__title">{ texts.title }</p>
		{ phone && (
			<p className="hvac-emergency__reach">
				<a className="hvac-emergency__call" href={ phone.href }>
					<Icon svg={ icons.phone } />
					<span>{ phone.text }</span>
				</a>
				{ texts.hours !== '' && <span className="hvac-emergency__hours">{ texts.hours }</span> }
			</p>
		) }
		{ slot === '' ? (
			<p className="hvac-emergency__gas">{ texts.gas }</p>
		) : (
			<Slot as="p" className="hvac-emergency__gas" name={ slot } />
		) }
	</div>
);
