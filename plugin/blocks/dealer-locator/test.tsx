import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { View as FilterToggles } from '@ui/dealers/filter-toggles/view';
import { Icon } from '@ui/controls/icon/view';
import { useRef } from '@wordpress/element';
import { shortPlace } from '@client/dealer-search/announcement';
import { openDialog } from '@client/dealer-search/open-dialog';
import { WithLiveRegion } from './with-live-region';
import { PlaceDialog } from './place-dialog';
import { Results } from './results';
import type { Props, VariantProps } from './types';

/** The variant `test`, a separate island: pages with the other variants load no dialog. */
export const TestLocator = ( props: Props ) => <WithLiveRegion { ...props } as={ Test } />;

/** The variant whose ZIP entry is a dialog. */
function Test( props: VariantProps ) {
	const { level, isModal, filters, texts, dealerSearch } = props;
	const { address, turn } = dealerSearch;
	const dialog = useRef< HTMLDialogElement >( null );
	const opener = useRef< HTMLButtonElement >( null );
	const Heading = `h${ level }` as 'h2';
	const place = shortPlace( address.place );

	return (
		<>
			<div className="hvac-dealer-locator__top" data-variant="test">
				<Slot as={ Heading } className="hvac-dealer-locator__heading" name="heading" />
				<div className="hvac-dealer-locator__place">
					{ place && (
						<p className="hvac-dealer-locator__entered">
							<Icon svg={ icons.mapPin } />
							<span>{ place }</span>
						</p>
					) }
					<button
						ref={ opener }
						type="button"
						className="hvac-button"
						aria-haspopup="dialog"
						aria-label={ place ? `${ texts.dialog.change }: ${ place }` : undefined }
						onClick={ () => openDialog( dialog.current, isModal ) }
					>
						<Icon svg={ icons.search } />
						<span>{ texts.dialog[ place ? 'change' : 'enter' ] }</span>
					</button>
				</div>
			</div>
			<PlaceDialog { ...props } dialog={ dialog } opener={ opener } />
			<Results
				{ ...props }
				below={ ( hasDealers ) =>
					filters.length > 0 && (
						<FilterToggles
							address={ address }
							options={ filters }
							isDisabled={ ! hasDealers }
							label={ texts.filters.legend }
							onChange={ ( active ) => turn( { filters: active, from: 1 } ) }
						/>
					)
				}
			/>
		</>
	);
}
