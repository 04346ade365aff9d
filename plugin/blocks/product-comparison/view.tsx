import { Slot } from '@hvac-blocks/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import { followKey } from '@ui/controls/tabs/follow-key';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { PriceDetails, type PriceDetailsProps } from './price-details';
import { CompareTwo } from './compare-two';

export interface Props extends PriceDetailsProps {
	level: number;
	/** The types that have products; the server printed a table for each. */
	tabs: string[];
	/** The tab that is open initially. */
	first: number;
	/** Product names per type; a narrow screen shows two of them. */
	names: string[][];
	/** Whether any type has more than one product. */
	isCompared: boolean;
	texts: PriceDetailsProps[ 'texts' ] & Record< 'type' | 'one' | 'other' | 'differences', string >;
}

/**
 * Tables of products, one visible at a time: tabs choose it, on a small screen a list. "Differences only" is pure
 * CSS, see style.scss.
 */
export function View( props: Props ) {
	const { id, level, tabs, first, names, isCompared, texts } = props;
	const [ chosen, setChosen ] = useState( first );
	const select = useRef< HTMLSelectElement >( null );

	// It may have been used while this script was loading.
	useEffect( () => {
		if ( select.current ) {
			setChosen( Number( select.current.value ) );
		}
	}, [] );

	const choose = ( index: number ) => {
		setChosen( index );
		if ( select.current ) {
			select.current.value = String( index );
		}
	};

	return (
		<>
			<SectionHead level={ level } />
			<div className="hvac-product-comparison__choice">
				{ tabs.length > 1 && (
					<>
						<Tabs { ...{ id, tabs, chosen, choose } } label={ texts.type } />
						<div className="hvac-field hvac-product-comparison__select">
							<label className="hvac-field__label" htmlFor={ `${ id }-type` }>
								{ texts.type }
							</label>
							<select
								ref={ select }
								className="hvac-field__input"
								id={ `${ id }-type` }
								autoComplete="off"
								defaultValue={ first }
								onChange={ ( { target } ) => setChosen( Number( target.value ) ) }
							>
								{ tabs.map( ( label, index ) => (
									<option key={ index } value={ index }>
										{ label }
									</option>
								) ) }
							</select>
						</div>
					</>
				) }
				{ isCompared && (
					<label
						className="hvac-choice hvac-product-comparison__differences"
						htmlFor={ `${ id }-differences` }
					>
						<input className="hvac-choice__input" id={ `${ id }-differences` } type="checkbox" />
						<span>{ texts.differences }</span>
					</label>
				) }
			</div>
			{ tabs.map( ( _label, index ) => (
				<div
					key={ index }
					className="hvac-product-comparison__panel"
					id={ `${ id }-panel-${ index }` }
					{ ...( tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${ id }-tab-${ index }` } ) }
					hidden={ index !== chosen }
				>
					{ names[ index ]?.length ? <CompareTwo names={ names[ index ] } texts={ texts } /> : null }
					<Slot name={ `table-${ index }` } />
				</div>
			) ) }
			<PriceDetails { ...props } />
			<Slot as="p" className="hvac-section__note" name="note" />
		</>
	);
}

interface TabsProps {
	id: string;
	label: string;
	tabs: string[];
	chosen: number;
	choose: ( index: number ) => void;
}

function Tabs( { id, label, tabs, chosen, choose }: TabsProps ) {
	const list = useRef< HTMLDivElement >( null );

	const follow = ( event: KeyboardEvent ) => followKey( event, list.current, chosen, choose );

	return (
		<div ref={ list } className="hvac-product-comparison__tabs" role="tablist" aria-label={ label }>
			{ tabs.map( ( tab, index ) => (
				<button
					key={ index }
					type="button"
					className="hvac-product-comparison__tab"
					role="tab"
					id={ `${ id }-tab-${ index }` }
					aria-controls={ `${ id }-panel-${ index }` }
					aria-selected={ index === chosen }
					tabIndex={ index === chosen ? 0 : -1 }
					onClick={ () => choose( index ) }
					onKeyDown={ follow }
				>
					{ tab }
				</button>
			) ) }
		</div>
	);
}
