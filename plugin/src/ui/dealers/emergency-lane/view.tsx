import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { Icon } from '../../controls/icon/view';

export interface Props {
	/** Null if no number is set. */
	phone: { text: string; href: string } | null;
	/** The dealer search, filtered to dealers with emergency service. */
	dealersUrl: string;
	texts: { title: string; hours: string; gas: string; dealers: string };
	/** The slot for the editor's advice about gas. */
	slot?: string;
}

/** The first line of time-consuming tools: what to do about gas, then who to call without heat or cooling. */
export const View = ( { phone, dealersUrl, texts, slot = '' }: Props ) => (
	<div className="hvac-emergency">
		<p className="hvac-emergency__gas">
			<Icon svg={ icons.triangleAlert } />
			{ slot === '' ? <span>{ texts.gas }</span> : <Slot as="span" name={ slot } /> }
		</p>
		<div className="hvac-emergency__help">
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
			<p className="hvac-emergency__dealers">
				<a href={ dealersUrl }>{ texts.dealers }</a>
			</p>
		</div>
	</div>
);
