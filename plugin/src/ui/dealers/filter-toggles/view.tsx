import type { DealerSearchAddress } from '@client/domain/dealers-address';
import { readFilters } from '@client/domain/dealers';
import icons from '@contracts/icons.json';
import { FILTER_ICONS } from '../../controls/icon/filter-icons';
import { Icon } from '../../controls/icon/view';
import { View as PageQuery } from '../../controls/page-query/view';

export interface Props {
	address: DealerSearchAddress;
	options: Array< { key: string; text: string } >;
	isDisabled: boolean;
	label: string;
	/** Applies the pressed filters on each change; without it, or if it returns false, the form sends them. */
	onChange?: ( active: string[] ) => boolean;
}

/** A dealer search's filters as toggle buttons. */
export function View( { address, options, isDisabled, label, onChange }: Props ) {
	const active = address.filters;

	return (
		<form className="hvac-filter-toggles" method="get">
			<PageQuery />
			<input type="hidden" name="zipcode" value={ address.place } />
			<fieldset className="hvac-filter-toggles__group" disabled={ isDisabled }>
				<legend className="hvac-visually-hidden">{ label }</legend>
				{ options.map( ( { key, text } ) => {
					const isActive = active.includes( key );
					const next = readFilters(
						( isActive ? active.filter( ( other ) => other !== key ) : [ ...active, key ] ).join()
					);

					return (
						<button
							key={ key }
							type="submit"
							className="hvac-filter-toggles__button"
							name="filter"
							value={ next.join() }
							aria-pressed={ isActive }
							onClick={ ( event ) => onChange?.( next ) && event.preventDefault() }
						>
							<Icon svg={ ( ! isActive && FILTER_ICONS[ key ] ) || icons.check } />
							<span>{ text }</span>
						</button>
					);
				} ) }
			</fieldset>
		</form>
	);
}
